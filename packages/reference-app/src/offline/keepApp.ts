/** Stores the built app on this device, if the browser can: it then opens without a network, too, and shows waiting bookings. */
export function keepApp() {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => undefined);
}
