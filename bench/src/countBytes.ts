import type { CDPSession } from 'playwright';

/** Counts the bytes that the browser has received, including headers, preflights and unfinished answers. */
export async function countBytes(session: CDPSession): Promise<() => number> {
  const sizes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
