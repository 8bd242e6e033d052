const nairobiOffsetMs = 3 * 60 * 60 * 1000;

/**
 * The calendar day in Africa/Nairobi as yyyy-mm-dd, whatever the zone of the machine. Kenya has no daylight
 * saving. It is the earliest possible day of a soil test.
 */
export function todayInNairobi(now: Date = new Date()): string {
  return new Date(now.getTime() + nairobiOffsetMs).toISOString().slice(0, 10);
}
