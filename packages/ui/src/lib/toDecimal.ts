/** A number as people type it, with a comma or spaces, in the contract's form. */
export function toDecimal(text: string): string {
  return text.replace(/\s/g, '').replace(',', '.');
}
