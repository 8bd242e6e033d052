/**
 * The sample code in what was typed or scanned: the code itself in any case, or the address that a label's QR code holds.
 * Never throws: null where there is none.
 */
export function readSampleCode(text: string): string | null {
  const bare = text.trim();
  const path = /^https?:\/\/\S+\/s\/([^/?#\s]+)\/?$/i.exec(bare)?.[1] ?? bare;
  return /^[a-z]{1,10}-\d{1,9}-\d{1,4}$/i.test(path) ? path.toUpperCase() : null;
}
