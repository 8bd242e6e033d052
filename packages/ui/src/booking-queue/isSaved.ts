/** Whether the device keeps unfinished bookings of this person, or changes of stored ones: both go with "Clear my details". */
export function keepsWork(userId: number | undefined): boolean {
  const isTheirs = new RegExp(`^udongo-(booking|edit)-draft:${userId ?? 'visitor'}:`);
  try {
    return Object.keys(localStorage).some((key) => isTheirs.test(key));
  } catch {
    return false;
  }
}
