/**
 * Whether a text is an amount of money that can have arrived: more than 0 and less than a thousand million shillings, which is what the
 * books can hold.
 */
export function isAmount(text: string): boolean {
  const amount = Number(text);
  return text.trim() !== '' && amount >= 0.01 && amount < 1_000_000_000;
}
