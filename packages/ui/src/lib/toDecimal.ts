/** Writes a typed number, which can have a comma or spaces, in the contract's form. */
export function toDecimal(text: string): string {
  return text.replace(/\s/g, '').replace(',', '.');
}
