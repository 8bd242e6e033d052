import { gt } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AccessLog } from '../src/AccessLog.ts';
import { createApp } from '../src/createApp.ts';
import { type AppOptions, defaultOptions, type LogEntry } from '../src/Dependencies.ts';
import type { Database } from '../src/db/Database.ts';
import { messages } from '../src/db/schema.ts';
import { readFont } from '../src/hosts/readFont.ts';
import { encodeWithSharp } from '../src/hosts/sharpPictures.ts';
import {
  createSandboxTransports,
  type SandboxMessage,
  sandboxTransports,
  type Transports,
} from '../src/MessageTransport.ts';
import { createMemoryFiles } from '../src/media/FileStorage.ts';
import type { PaymentProvider } from '../src/payments/PaymentProvider.ts';
import type { TaxInvoices } from '../src/payments/TaxInvoices.ts';
import { renderWith } from '../src/renderPdf.ts';
import { createSender, type Sender } from '../src/services/messages/createSender.ts';
import { createToken } from '../src/services/people/tokens.ts';
import { createAccessLog } from '../src/services/platform/createAccessLog.ts';
import { findBreaches } from './contract.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { startOfTests, testHasher } from './testClock.ts';

/** Carriers that take everything. */
export const carriers: Transports = {
  sms: { ...sandboxTransports.sms, isSetUp: true },
  email: { ...sandboxTransports.email, isSetUp: true },
};

/** User ids of the demo, by what a test calls them. */
export const userIds = {
  administrator: 1,
  agent: 2,
  otherAgent: 3,
  farmer: 8,
  otherFarmer: 16,
  agronomist: 38,
  finance: 39,
  technician: 40,
  content: 41,
  otherAdministrator: 42,
  otherAgronomist: 43,
} as const;
/** The administrator as services are called. */
export const administrator = {
  role: 'administrator',
  userId: userIds.administrator,
  farmerId: null,
  agentId: null,
  tokenHash: '',
} as const;
export type Who = keyof typeof userIds | 'anonymous';

type Message = typeof messages.$inferSelect;

export interface CallOptions {
  as?: Who;
  /** JSON to send. */
  body?: unknown;
  /** A form to send, in place of JSON. */
  form?: FormData;
  headers?: Record<string, string>;
  /** Address that the connection comes from. */
  address?: string;
  /** Accepted though the contract doesn't offer it: the request is not held against it. */
  tolerated?: true;
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the contract has judged the shape.
  body: any;
}

export interface TestBackend {
  /** Calls the app; an answer that breaks the contract fails the test. */
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  /** Sends a request as it is. */
  send: (request: Request, options?: Pick<CallOptions, 'address' | 'tolerated'>) => Promise<Answer>;
  /** The answer as it is, for files; nothing is held against the contract. */
  fetch: (request: Request) => Promise<Response>;
  /** The token of one of the demo's users. */
  token: (who: Exclude<Who, 'anonymous'>) => Promise<string>;
  /** Gives that user another token from now on. */
  forgetToken: (who: Exclude<Who, 'anonymous'>) => void;
  db: Database;
  /** The files of pictures. */
  files: ReturnType<typeof createMemoryFiles>;
  /** Sends the messages that wait and are due; gives those that were sent, skipped or failed since the last time, with the words that arrived. */
  sendMessages: () => Promise<Message[]>;
  /** Gives the log since the last look. */
  takeLog: () => LogEntry[];
  /** Resolves when the audit log has what requests changed nothing for. */
  settleAudit: () => Promise<void>;
  /** The clock; change `now` to travel. */
  clock: { now: Date };
}

/** Gives the tests of a file one backend over a fresh copy of the demo. */
export function useBackend(
  changes: Partial<AppOptions> = {},
  hasher = testHasher,
  createPayments?: () => PaymentProvider,
  taxInvoices?: TaxInvoices,
): TestBackend {
  const clock = { now: startOfTests };
  const tokens = new Map<string, string>();
  const files = createMemoryFiles();
  let log: LogEntry[] = [];
  let opened:
    | { db: Database; app: ReturnType<typeof createApp>; sender: Sender; accessLog: AccessLog }
    | undefined;
  let lastMessage = 0;
  let handedOver: SandboxMessage[] = [];
  const running = () => {
    if (!opened) throw new Error('The backend is not open yet.');
    return opened;
  };
  beforeAll(async () => {
    const db = await openTestDatabase();
    const options = { ...defaultOptions, ...changes };
    const accessLog = createAccessLog({ db, clock: () => clock.now, log: (entry) => void log.push(entry) });
    const app = createApp({
      accessLog,
      db,
      clock: () => clock.now,
      hasher,
      renderPdf: renderWith(readFont),
      files,
      encodePicture: encodeWithSharp,
      transports: carriers,
      ...(createPayments && { payments: createPayments() }),
      ...(taxInvoices && { taxInvoices }),
      log: (entry) => log.push(entry),
      wakeSender: () => {},
      options,
    });
    const write = (entry: LogEntry) => void log.push(entry);
    const kept = createSandboxTransports((message) => void handedOver.push(message));
    const transports: Transports = {
      sms: { ...kept.sms, isSetUp: true },
      email: { ...kept.email, isSetUp: true },
    };
    const sender = createSender({ db, clock: () => clock.now, log: write, transports, options });
    opened = { db, app, sender, accessLog };
    lastMessage = await db.inTransaction((transaction) => transaction.$count(messages));
  });
  afterAll(async () => {
    await opened?.accessLog.settled();
    await opened?.db.close();
    opened = undefined;
  });

  const token: TestBackend['token'] = async (who) => {
    const known = tokens.get(who);
    if (known) return known;
    const made = await running().db.inTransaction((db) => createToken(db, userIds[who], clock.now));
    tokens.set(who, made);
    return made;
  };
  const send: TestBackend['send'] = async (request, { address = '192.0.2.1', tolerated } = {}) => {
    const sent = request.clone();
    const response = await running().app.fetch(request, { address });
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : readBody(response, text),
    };
    const requestBody = response.ok && !tolerated ? await sent.json().catch(() => undefined) : undefined;
    const breaches = findBreaches({
      ...answer,
      method: request.method,
      url: new URL(request.url),
      requestBody,
    });
    expect(breaches, `${request.method} ${request.url}`).toEqual([]);
    return answer;
  };
  return {
    clock,
    files,
    token,
    forgetToken: (who) => void tokens.delete(who),
    send,
    settleAudit: () => running().accessLog.settled(),
    fetch: async (request) => running().app.fetch(request, { address: '192.0.2.1' }),
    get db() {
      return running().db;
    },
    sendMessages: async () => {
      const { db, sender } = running();
      await sender.sendAll();
      const rows = await db.inTransaction((transaction) =>
        transaction.select().from(messages).where(gt(messages.id, lastMessage)).orderBy(messages.id),
      );
      lastMessage = rows.at(-1)?.id ?? lastMessage;
      const arrived = handedOver;
      handedOver = [];
      return rows.map((row) => {
        const index = arrived.findIndex(({ channel, to }) => channel === row.channel && to === row.recipient);
        const [words] = row.status === 'sent' && index >= 0 ? arrived.splice(index, 1) : [];
        return words ? { ...row, subject: words.subject, text: words.text, html: words.html } : row;
      });
    },
    takeLog: () => {
      const taken = log;
      log = [];
      return taken;
    },
    call: async (method, path, { as = 'anonymous', body, form, headers = {}, ...options } = {}) => {
      const sent = new Headers({ Accept: 'application/json', ...headers });
      if (as !== 'anonymous') sent.set('Authorization', `Bearer ${await token(as)}`);
      if (body !== undefined) sent.set('Content-Type', 'application/json');
      const content = body === undefined ? form : JSON.stringify(body);
      const init = { method, headers: sent, ...(content === undefined ? {} : { body: content }) };
      return send(new Request(`http://api.test${path}`, init), options);
    },
  };
}

function readBody(response: Response, text: string): unknown {
  return response.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text;
}
