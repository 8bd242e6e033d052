import { loadDataDir } from './loadDataDir.ts';
import { type BrowserApp, openBrowserApp } from './openBrowserApp.ts';
import { type OpenMessage, type RequestMessage, toAnswerMessage, toRequest } from './workerMessages.ts';

/**
 * Runs the backend away from the page, whose thread the database would block. As a shared worker it serves every tab. As a
 * plain worker, where shared ones don't exist, it waits for its turn, because two PGlite on one IndexedDB lose data.
 */

/** The part of a port, and of a plain worker's own scope, that messages need. */
interface Port {
  onmessage: ((event: MessageEvent<OpenMessage | RequestMessage>) => void) | null;
  postMessage: (message: unknown) => void;
}

let opened: Promise<BrowserApp> | undefined;

if ('onconnect' in self) {
  self.onconnect = (event: Event) => {
    const [port] = event instanceof MessageEvent ? event.ports : [];
    if (port) answerPort(port);
  };
} else {
  answerPort(self);
}

function answerPort(port: Port): void {
  port.onmessage = ({ data }) => {
    if (data.kind === 'open') opened ??= open(data);
    else void answer(port, data);
  };
}

async function answer(port: Port, message: RequestMessage): Promise<void> {
  try {
    const app = await opened;
    if (!app) throw new Error('A request came before the backend was opened.');
    port.postMessage(await toAnswerMessage(message.id, await app.fetch(toRequest(message))));
  } catch (error) {
    port.postMessage({ id: message.id, error: error instanceof Error ? error.message : String(error) });
  }
}

/** Opens while holding a lock that ends with this worker; a database in memory needs none. */
function open({ name, dataDir }: OpenMessage): Promise<BrowserApp> {
  if (name === null) return loadDataDir(name, dataDir).then((blob) => openBrowserApp(name, blob));
  return new Promise((resolve, reject) => {
    void navigator.locks.request(`${name}-backend`, () => {
      loadDataDir(name, dataDir)
        .then((blob) => openBrowserApp(name, blob))
        .then(resolve, reject);
      return new Promise(() => {});
    });
  });
}
