/** Whether a booking on this device waits to be sent; its form then loads without a press. */
export function hasWaiting(): boolean {
  try {
    return /booking-queue.*"waiting"/.test(`${Object.entries(localStorage)}`);
  } catch {
    // The page has no access to storage: no booking is stored.
    return false;
  }
}
