import { badRequest, RefusedError } from '../errors.ts';
import type { AppContext } from './AppEnv.ts';
import { checkShape } from './checkShape.ts';
import { readBytes } from './readBytes.ts';

/** Most bytes of a JSON body. */
export const maximumJsonBytes = 1_048_576;
const formType = 'application/x-www-form-urlencoded';

/**
 * Reads the JSON body of a request; no body at all is {}.
 * Errors: throws 415 for another media type, 413 above 1 MB or what the guard allows (counted while reading) and 400 for what is no JSON, nested
 * too deep or too long.
 */
export async function readJson(context: AppContext): Promise<unknown> {
  const bytes = await readBody(context);
  if (bytes.length === 0) return {};
  checkShape(bytes);
  const body = parseJson(bytes);
  context.set('body', body);
  // An edit is compared with the stored record, in its transaction.
  if (context.req.method === 'POST') context.get('checkBody')?.(body);
  return body;
}

/** The same body as its text, of which a signature is made. Errors: as `readJson`. */
export async function readText(context: AppContext): Promise<string> {
  const bytes = await readBody(context);
  if (bytes.length > 0) {
    checkShape(bytes);
    parseJson(bytes);
  }
  return new TextDecoder().decode(bytes);
}

/** A form as providers send it. Errors: throws 415 for another media type and 413 above 1 MB. */
export async function readForm(context: AppContext): Promise<URLSearchParams> {
  const bytes = await readBody(context, formType);
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

/** A form as browsers and mail services send it. Errors: throws 400 for one that can't be read, 415 and 413 as above. */
export async function readAnyForm(context: AppContext): Promise<FormData> {
  const mediaType = context.req.header('content-type') ?? '';
  const accepted = toMediaType(mediaType) === 'multipart/form-data' ? 'multipart/form-data' : formType;
  const bytes = await readBody(context, accepted);
  try {
    return await new Response(bytes, { headers: { 'Content-Type': mediaType || formType } }).formData();
  } catch {
    throw badRequest({ detail: 'The form could not be read.' });
  }
}

async function readBody(
  context: AppContext,
  accepted = 'application/json',
): Promise<Uint8Array<ArrayBuffer>> {
  const { body, headers } = context.req.raw;
  if (body === null || headers.get('content-length') === '0') return new Uint8Array();
  const mediaType = headers.get('content-type') ?? '';
  if (toMediaType(mediaType) !== accepted) {
    throw new RefusedError(415, { detail: `Unsupported media type "${mediaType}" in request.` });
  }
  return readBytes(context, context.get('maximumBytes') ?? maximumJsonBytes);
}

function toMediaType(header: string): string {
  return header.split(';')[0]?.trim().toLowerCase() ?? '';
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'the text is not valid UTF-8';
    throw badRequest({ detail: `JSON parse error - ${reason}` });
  }
}
