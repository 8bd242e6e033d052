/** The whole shillings above 0 that were typed, also as this app prints them ("4,000.00"), in digits; '' for anything else. */
export function toWholeAmount(typed: string): string {
  const [, digits = ''] = /^(\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.0{1,2})?$/.exec(typed.trim()) ?? [];
  const amount = digits.replaceAll(/[, ]/g, '');
  return amount.length <= 9 && Number(amount) > 0 ? amount : '';
}
