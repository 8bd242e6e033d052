/** Calls `then` each time the network is back, until the function that is given back is called. */
export function onBackOnline(then: () => void): () => void {
  addEventListener('online', then);
  return () => removeEventListener('online', then);
}
