import {
  type AnswerMessage,
  type OpenMessage,
  toRequestMessage,
  toResponse,
} from './browser/workerMessages.ts';

export interface BrowserBackendOptions {
  /** Name of the IndexedDB database; `udongo` when absent. null keeps nothing: each page begins with the demo. */
  name?: string | null;
  /**
   * Address of the prepared database folder that the build makes, `dist/data-dir.tar.gz`; it spares a new browser the making
   * of one. Absent, or not there: the database is made in the browser.
   */
  dataDir?: string;
}

export interface BrowserBackend {
  /**
   * Answers a request as the server does, whatever the origin in its address.
   * Errors: rejects when the database can't be opened, as in a private window without IndexedDB.
   */
  fetch: (request: Request) => Promise<Response>;
}

/**
 * The whole API in the browser: the app of the server on PGlite in IndexedDB, seeded with the demo, in a worker. It is the
 * same backend in every tab, and a reload keeps what was answered. It opens at once; requests wait until it has.
 */
export function createBrowserBackend({
  name = 'udongo',
  dataDir,
}: BrowserBackendOptions = {}): BrowserBackend {
  const waiting = new Map<number, (answer: AnswerMessage) => void>();
  const settle = (answer: AnswerMessage) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  const port = startWorker(name, () => {
    for (const id of waiting.keys()) settle({ id, error: 'The backend in this browser did not start.' });
  });
  port.onmessage = ({ data }: MessageEvent<AnswerMessage>) => settle(data);
  // A worker resolves addresses against its own file.
  const address = dataDir && new URL(dataDir, location.href).href;
  port.postMessage({ kind: 'open', name, dataDir: address } satisfies OpenMessage);
  let lastId = 0;
  return {
    fetch: async (request) => {
      lastId += 1;
      const message = await toRequestMessage(lastId, request);
      const answer = await new Promise<AnswerMessage>((resolve) => {
        waiting.set(message.id, resolve);
        port.postMessage(message);
      });
      return toResponse(answer);
    },
  };
}

/** Chrome on Android has no shared workers: there each tab has its own, and they take turns. */
function startWorker(name: string | null, onFailure: () => void): MessagePort | Worker {
  if (name !== null && 'SharedWorker' in globalThis) {
    const shared = new SharedWorker(new URL('./browser/worker.ts', import.meta.url), {
      type: 'module',
      name,
    });
    shared.onerror = onFailure;
    return shared.port;
  }
  const worker = new Worker(new URL('./browser/worker.ts', import.meta.url), {
    type: 'module',
    name: name ?? '',
  });
  worker.onerror = onFailure;
  return worker;
}
