/** Whether a reading of a sample, or of saved readings, is below the limit of its method. */
export function isBelow({ below_limit = [] }: { below_limit?: readonly string[] }, reading: string): boolean {
  return below_limit.includes(reading);
}
