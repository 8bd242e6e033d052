import type { PGlite } from '@electric-sql/pglite';
import { createApp } from '../src/createApp.ts';
import { createJobs } from '../src/createJobs.ts';
import { defaultOptions, type LogEntry } from '../src/Dependencies.ts';
import { createPgliteDriver } from '../src/db/createPgliteDriver.ts';
import { createDatabase, type Database } from '../src/db/Database.ts';
import { createScopes } from '../src/hosts/createScopes.ts';
import { createSandboxTransports } from '../src/MessageTransport.ts';
import { createMemoryFiles } from '../src/media/FileStorage.ts';
import type { PaymentProvider } from '../src/payments/PaymentProvider.ts';
import { createSender } from '../src/services/messages/createSender.ts';
import { createAccessLog } from '../src/services/platform/createAccessLog.ts';
import { runDueJob } from '../src/services/platform/jobs/runJobs.ts';
import { createAfricasTalking } from '../src/sms/createAfricasTalking.ts';
import { testHasher } from '../test/testClock.ts';
import { apiUrl, smsUrl, tokens } from './addresses.ts';
import type { World } from './createWorld.ts';

/** A moment of a transaction at which the server dies: its work is undone, or done and not answered. */
type Moment = 'before' | 'inside' | 'after';

/** The process or its connection is gone. */
class GoneError extends Error {
  override readonly name = 'GoneError';
}

export interface Server {
  /** Answers a request; null when the server was away, or died before it had answered. */
  handle: (request: Request, address: string) => Promise<Response | null>;
  sendMessages: () => Promise<void>;
  runJobs: (names?: readonly string[]) => Promise<void>;
  /** Lets the server die in one of its next transactions. */
  armCrash: (transactions: number, moment: Moment) => void;
  /** Lets it die now: what is in hand comes to nothing, and another process goes on with the same data. */
  crash: () => void;
  disarm: () => void;
  /** The database beside the server, for looking at it. */
  db: Database;
  log: readonly LogEntry[];
  emails: readonly { to: string; text: string }[];
}

// All processes of all seeds share them.
const { scopes } = createScopes();
type Driver = ReturnType<typeof createPgliteDriver>;
const toDatabase = (driver: Driver) => createDatabase({ ...driver, close: async () => {}, ...scopes });

/** The API on one embedded database, which outlives each process of it. */
export function createServer(client: PGlite, world: World, createPayments: () => PaymentProvider): Server {
  const log: LogEntry[] = [];
  const emails: { to: string; text: string }[] = [];
  const driver = createPgliteDriver(client);
  let armed: { left: number; moment: Moment } | undefined;
  const open = () => {
    const life = { isOver: false };
    const die = (moment: Moment): never => {
      world.note(`the server dies ${moment} a transaction`);
      server.crash();
      throw new GoneError();
    };
    const transaction: Driver['transaction'] = async (work, ...options) => {
      if (life.isOver) throw new GoneError();
      const moment = armed && --armed.left <= 0 ? armed.moment : undefined;
      if (moment) armed = undefined;
      if (moment === 'before') die(moment);
      const result = await driver.transaction(
        async (inside) => {
          const done = await work(inside);
          return moment === 'inside' ? die(moment) : done;
        },
        ...options,
      );
      return moment === 'after' ? die(moment) : result;
    };
    const db = toDatabase({ ...driver, transaction });
    const dependencies = { db, clock: () => new Date(), log: (entry: LogEntry) => void log.push(entry) };
    const accessLog = createAccessLog(dependencies);
    const sandbox = createSandboxTransports(({ to, text }) => void emails.push({ to, text }));
    const transports = {
      email: { ...sandbox.email, isSetUp: true },
      sms: createAfricasTalking({
        url: smsUrl,
        username: 'udongo',
        apiKey: tokens.smsKey,
        senderId: 'UDONGO',
        callbackToken: tokens.smsReports,
      }),
    };
    const options = { ...defaultOptions, apiUrl };
    const payments = createPayments();
    const files = createMemoryFiles();
    const app = createApp({
      ...dependencies,
      accessLog,
      hasher: testHasher,
      renderPdf: async () => new Uint8Array(),
      files,
      transports,
      payments,
      wakeSender: () => {},
      options,
    });
    const sender = createSender({ ...dependencies, transports, options });
    const jobs = createJobs({ ...dependencies, payments, files, options, sender });
    return { life, app, accessLog, sender, jobs, dependencies };
  };
  let process = open();
  const server: Server = {
    handle: async (request, address) => {
      const { life, app, accessLog } = process;
      const response = await app.fetch(request, { address });
      await accessLog.settled();
      return life.isOver ? null : response;
    },
    sendMessages: () => process.sender.sendAll(),
    runJobs: async (names) => {
      const { jobs, dependencies } = process;
      for (const job of jobs)
        if (names?.includes(job.name) ?? true) await runDueJob(dependencies, job).catch(() => {});
    },
    armCrash: (left, moment) => {
      armed = { left, moment };
    },
    disarm: () => {
      armed = undefined;
    },
    crash: () => {
      process.life.isOver = true;
      process = open();
    },
    db: toDatabase(driver),
    log,
    emails,
  };
  return server;
}
