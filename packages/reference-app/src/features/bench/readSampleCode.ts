/**
 * Reads a sample code from typed or scanned text: the code itself in any case, with or without its UD, or the address in a label's QR
 * code.
 * Never throws: null where there is none.
 */
export function readSampleCode(text: string): string | null {
  const bare = text.trim();
  const path = /^https?:\/\/\S+\/s\/([^/?#\s]+)\/?$/i.exec(bare)?.[1] ?? bare;
  const code = /^\d{1,9}-\d{1,4}$/.test(path) ? `UD-${path}` : path.toUpperCase();
  return /^[A-Z]{1,10}-\d{1,9}-\d{1,4}$/.test(code) ? code : null;
}
