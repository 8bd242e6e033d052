import { PGlite } from '@electric-sql/pglite';
import { createApp } from '../createApp.ts';
import { createJobs } from '../createJobs.ts';
import { defaultOptions, type LogEntry } from '../Dependencies.ts';
import { createPgliteDriver } from '../db/createPgliteDriver.ts';
import { createDatabase } from '../db/Database.ts';
import { type Migration, migrate } from '../db/migrate.ts';
import { pgliteExtensions } from '../db/pgliteExtensions.ts';
import { createSandboxTransports } from '../MessageTransport.ts';
import { createHasher, nobleScrypt } from '../PasswordHasher.ts';
import { createSandbox } from '../payments/sandbox/createSandbox.ts';
import { renderWith } from '../renderPdf.ts';
import { seedDemo } from '../seed/seedDemo.ts';
import { storeFirstRules } from '../services/laboratory/rules/storeFirstRules.ts';
import { createSender } from '../services/messages/createSender.ts';
import { startJobs } from '../services/platform/jobs/runJobs.ts';
import { createCacheFiles } from './createCacheFiles.ts';
import { encodeOnCanvas } from './encodeOnCanvas.ts';
import { fetchFont } from './fetchFont.ts';

export interface BrowserApp {
  fetch: (request: Request) => Promise<Response>;
}

/** Cheaper than a server's: a demo on a phone guards nothing. The stored hash says what it cost, so either can read it. */
const demoCost = { N: 2 ** 13, r: 8, p: 1 };

const files = import.meta.glob<string>('../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Opens the API on PGlite in IndexedDB. Changes are written there before the request is answered, so they survive a reload.
 * Only one of a name may be open at a time: see `createBrowserBackend`. Without a name the database is in memory.
 * `dataDir` is a prepared database folder as a tar file; with it a new browser need not create the database.
 */
export async function openBrowserApp(name: string | null, dataDir: Blob | undefined): Promise<BrowserApp> {
  const client = await PGlite.create(name === null ? 'memory://' : `idb://${name}`, {
    extensions: pgliteExtensions,
    ...(dataDir && { loadDataDir: dataDir }),
  });
  const db = createDatabase({ ...createPgliteDriver(client), close: () => client.close() });
  const clock = () => new Date();
  const hasher = createHasher(nobleScrypt, demoCost);
  await migrate(db, readMigrations());
  await seedDemo({ db, clock, hasher });
  // A browser that opened the demo before there were rule sets.
  await db.inTransaction((transaction) => storeFirstRules(transaction, clock(), true));
  await persist(client);
  const options = { ...defaultOptions, appUrl: location.origin };
  const sender = createSender({
    db,
    clock,
    log: writeErrors,
    transports: createSandboxTransports(console.info),
    options,
  });
  const files = createCacheFiles(name ?? 'memory');
  const payments = createSandbox({ db, clock }, async (path, init) =>
    app.fetch(new Request(`${location.origin}${path}`, init)),
  );
  const app: ReturnType<typeof createApp> = createApp({
    payments,
    db,
    clock,
    hasher,
    renderPdf: renderWith(fetchFont),
    files,
    encodePicture: encodeOnCanvas,
    log: writeErrors,
    // Sent below, so that a reload keeps what was sent.
    wakeSender: () => {},
    options,
  });
  const jobs = createJobs({ db, clock, payments, files, options, sender });
  const { wake } = startJobs({ db, clock, log: writeErrors }, jobs);
  return {
    fetch: async (request) => {
      const response = await app.fetch(request);
      if (request.method === 'GET') return response;
      await sender.sendAll();
      wake();
      await persist(client);
      return response;
    },
  };
}

/** PGlite writes to IndexedDB after a lone statement but not after COMMIT, so a reload would lose the last transaction. */
async function persist(client: PGlite): Promise<void> {
  await client.runExclusive(async () => client.fs?.syncToFs());
}

function readMigrations(): Migration[] {
  return Object.entries(files).map(([path, sql]) => ({ name: path.split('/').at(-1) ?? path, sql }));
}

function writeErrors(entry: LogEntry): void {
  if (entry.level === 'error') console.error(entry);
}
