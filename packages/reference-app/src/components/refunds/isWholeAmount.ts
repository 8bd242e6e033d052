/** Whether it is written as whole shillings above 0. */
export function isWholeAmount(typed: string): boolean {
  return /^\d{1,9}$/.test(typed.trim()) && Number(typed) > 0;
}
