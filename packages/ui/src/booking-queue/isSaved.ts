/** Whether the device keeps unfinished bookings of this person, or changes of stored ones: both go with "Clear my details". */
export function isSaved(user: { id: number } | null | undefined): boolean {
  const isTheirs = new RegExp(`^udongo-(booking|edit)-draft:${user?.id ?? 'visitor'}:`);
  try {
    return Object.keys(localStorage).some((key) => isTheirs.test(key));
  } catch {
    return false;
  }
}
