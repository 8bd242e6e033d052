/** The id of a record in an address; null for anything else. */
export function readRecordId(text: string | null | undefined): number | null {
  return /^[1-9]\d*$/.test(text ?? '') ? Number(text) : null;
}
