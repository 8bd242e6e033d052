import type { CDPSession } from 'playwright';

/** Counts what the browser says it has received: headers, preflights and what is under way included. */
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
