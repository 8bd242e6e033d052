/** Whether a booking waits on this device to be sent: it was pressed, so that its form need not be asked for again. */
export function hasWaiting(): boolean {
  try {
    return /booking-queue.*"waiting"/.test(`${Object.entries(localStorage)}`);
  } catch {
    // Forbidden to this page: nothing was kept.
    return false;
  }
}
