const nairobiOffsetMs = 3 * 3_600_000;

/** Whether promotional messages are allowed now: from 08:00 to 18:00 in Nairobi. */
export function isDaytime(now: Date): boolean {
  const hour = new Date(now.getTime() + nairobiOffsetMs).getUTCHours();
  return hour >= 8 && hour < 18;
}
