import { badRequest, RefusedError } from '../errors.ts';
import { invalid } from '../validation/issues.ts';
import type { AppContext } from './AppEnv.ts';
import { readBytes, tooLarge } from './readBytes.ts';

/** A form with one file, and its texts. */
export interface Upload {
  name: string;
  bytes: Uint8Array;
  texts: Record<string, string>;
}

/** Most bytes of a file. */
const maximumFileBytes = 5_242_880;
/** Most bytes of a form: its file and 64 KB of texts. */
export const maximumFormBytes = maximumFileBytes + 65_536;

/**
 * Reads a multipart form whose `file` is one file. The media type that the sender gives the file is ignored.
 * Errors: throws 415 for another media type of the request, 413 above 5 MB, 400 for a form that can't be read and for a missing, empty
 * or second file.
 */
export async function readUpload(context: AppContext): Promise<Upload> {
  const form = await readForm(context);
  const files = form.getAll('file');
  const [file] = files;
  if (file === undefined) throw refuse('No file was submitted.');
  if (typeof file === 'string') {
    throw refuse('The submitted data was not a file. Check the encoding type on the form.');
  }
  if (files.length > 1) throw refuse('Send one file at a time.');
  if (file.size === 0) throw refuse('The submitted file is empty.');
  if (file.size > maximumFileBytes) throw tooLarge(maximumFileBytes);
  const texts = [...form].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  return {
    name: toPlainName(file.name),
    bytes: new Uint8Array(await file.arrayBuffer()),
    texts: Object.fromEntries(texts),
  };
}

async function readForm(context: AppContext): Promise<FormData> {
  const mediaType = context.req.header('content-type') ?? '';
  if (mediaType.split(';')[0]?.trim().toLowerCase() !== 'multipart/form-data') {
    throw new RefusedError(415, { detail: `Unsupported media type "${mediaType}" in request.` });
  }
  const bytes = await readBytes(context, maximumFormBytes);
  try {
    // The body is in memory, so that no form is longer than what was counted.
    return await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': mediaType } }).formData();
  } catch {
    throw badRequest({ detail: 'Multipart form parse error - the form cannot be read.' });
  }
}

function refuse(message: string): RefusedError {
  return invalid([{ path: ['file'], message }]);
}

/** A file's name as it may be shown: without folders and without characters that can't be seen. It names no file of ours. */
function toPlainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/[\p{C}\u2028\u2029]/gu, '').trim();
  return [...plain].slice(0, 100).join('') || 'picture';
}
