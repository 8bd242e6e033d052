import { badRequest, RefusedError } from '../errors.ts';
import type { AppContext } from './AppEnv.ts';
import { checkShape } from './checkShape.ts';

const maximumBytes = 1_048_576;

/**
 * Reads the JSON body of a request; no body at all is {}.
 * Errors: throws 415 for another media type, 413 above 1 MB (counted while reading) and 400 for what is no JSON, nested
 * too deep or too long.
 */
export async function readJson(context: AppContext): Promise<unknown> {
  const bytes = await readBody(context);
  if (bytes.length === 0) return {};
  checkShape(bytes);
  return parseJson(bytes);
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
  const bytes = await readBody(context, 'application/x-www-form-urlencoded');
  return new URLSearchParams(new TextDecoder().decode(bytes));
}

async function readBody(context: AppContext, accepted = 'application/json'): Promise<Uint8Array> {
  const { body, headers } = context.req.raw;
  if (body === null || headers.get('content-length') === '0') return new Uint8Array();
  const mediaType = headers.get('content-type') ?? '';
  if (mediaType.split(';')[0]?.trim().toLowerCase() !== accepted) {
    throw new RefusedError(415, { detail: `Unsupported media type "${mediaType}" in request.` });
  }
  if (Number(headers.get('content-length')) > maximumBytes) throw tooLarge();
  return readBytes(body);
}

async function readBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  // Whoever hangs up in the middle of a body gets no answer; nothing is wrong with the server then.
  const read = () =>
    reader.read().catch(() => {
      throw badRequest({ detail: 'The request ended before its body did.' });
    });
  for (let chunk = await read(); !chunk.done; chunk = await read()) {
    length += chunk.value.length;
    if (length > maximumBytes) {
      // Not awaited: when somebody else reads a copy of the stream, this waits for them.
      void reader.cancel().catch(() => {});
      throw tooLarge();
    }
    chunks.push(chunk.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'the text is not valid UTF-8';
    throw badRequest({ detail: `JSON parse error - ${reason}` });
  }
}

function tooLarge(): RefusedError {
  return new RefusedError(413, { detail: `Request body exceeded the maximum of ${maximumBytes} bytes.` });
}
