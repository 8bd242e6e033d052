import { badRequest, RefusedError } from '../errors.ts';
import type { AppContext } from './AppEnv.ts';

/**
 * Reads the body of a request; no body at all is empty.
 * Errors: throws 413 above `maximumBytes`, counted while reading, and 400 when the body ends too early.
 */
export async function readBytes(context: AppContext, maximumBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const known = context.get('bytes');
  if (known && known.length > maximumBytes) throw tooLarge(maximumBytes);
  if (known) return known;
  const { body, headers } = context.req.raw;
  if (body === null) return new Uint8Array();
  if (Number(headers.get('content-length')) > maximumBytes) throw tooLarge(maximumBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  // A client that hangs up in the middle of its body gets no answer; the server is not at fault.
  const read = () =>
    reader.read().catch(() => {
      throw badRequest({ detail: 'The request ended before its body did.' });
    });
  for (let chunk = await read(); !chunk.done; chunk = await read()) {
    length += chunk.value.length;
    if (length > maximumBytes) {
      // Not awaited: when somebody else reads a copy of the stream, this waits for them.
      void reader.cancel().catch(() => {});
      throw tooLarge(maximumBytes);
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

/** 413, which names the most that is read. */
export function tooLarge(maximumBytes: number): RefusedError {
  return new RefusedError(413, { detail: `Request body exceeded the maximum of ${maximumBytes} bytes.` });
}
