import type { IncomingMessage } from 'node:http';

/** Most that we read of a refused upload: 5 MB, a picture, is the most that any operation reads on purpose. */
const most = { bytes: 8 * 1_048_576, ms: 10_000 };

/**
 * Reads and drops what an answer left unread of a request, because the connection can carry the next request only after it.
 * Gives whether all of it came; false, after 8 MB, 10 seconds or a lost connection, means that the connection has to be closed.
 */
export function drainBody(incoming: IncomingMessage): Promise<boolean> {
  // Node drops by itself what has arrived whole and nobody has touched.
  if (incoming.readableEnded || (incoming.complete && !incoming.readableDidRead))
    return Promise.resolve(true);
  if (incoming.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    let bytes = 0;
    const finish = (whole: boolean) => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', onEnd).off('close', onClose);
      resolve(whole);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > most.bytes) return finish(false);
      // A reader that gave up in the middle pauses the stream at every piece.
      incoming.resume();
    };
    const onEnd = () => finish(true);
    const onClose = () => finish(false);
    const timer = setTimeout(() => finish(false), most.ms);
    incoming.on('data', count).on('end', onEnd).on('close', onClose);
    incoming.resume();
  });
}
