/** Keeps the built app on this device, where the browser can: without a network, too, it opens and shows what waits. */
export function keepApp() {
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js').catch(() => undefined);
}
