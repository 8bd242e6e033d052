/**
 * Whether a text is an amount of money that can have arrived: digits with at most two decimals, more than 0 and less than a thousand
 * million shillings, the most that the books can store.
 */
export function isAmount(text: string): boolean {
  return /^\d{1,9}([.]\d{1,2})?$/.test(text) && Number(text) > 0;
}
