/** Reads the bytes of a text file. Excel in Kenya writes Windows-1252 when it isn't told otherwise. */
export function decodeText(bytes: BufferSource): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
