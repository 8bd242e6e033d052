import { createServer, type Server } from 'node:http';
import { backupSocket, offerBackups } from '../backup/offerBackups.ts';
import { createApp } from '../createApp.ts';
import { createJobs } from '../createJobs.ts';
import { defaultOptions, type LogEntry } from '../Dependencies.ts';
import type { Database } from '../db/Database.ts';
import { operations } from '../generated/operations.ts';
import {
  createSandboxTransports,
  noTransport,
  type SmsTransport,
  type Transports,
  withoutReports,
} from '../MessageTransport.ts';
import { createHasher } from '../PasswordHasher.ts';
import { createSender } from '../services/messages/createSender.ts';
import { createAccessLog } from '../services/platform/createAccessLog.ts';
import { type RunningJobs, startJobs } from '../services/platform/jobs/runJobs.ts';
import { createAfricasTalking } from '../sms/createAfricasTalking.ts';
import { createFiles } from './createFiles.ts';
import { createMailTransport } from './createMailTransport.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { createNodeServer } from './createNodeServer.ts';
import { createPaymentProvider } from './createPaymentProvider.ts';
import { createPdfThreads } from './createPdfThreads.ts';
import { createSandboxFile } from './createSandboxFile.ts';
import { isDemo } from './defaultSeed.ts';
import type { Environment } from './environment.ts';
import { nodeScrypt } from './nodeScrypt.ts';
import { openDatabase } from './openDatabase.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { processNumber } from './runProcesses.ts';
import { serveMetrics } from './serveMetrics.ts';
import { encodeWithSharp } from './sharpPictures.ts';
import { withApiDocs } from './withApiDocs.ts';

export interface RunningServer {
  port: number;
  /** Takes no new requests, lets running ones finish for most of `STOP_TIMEOUT_MS`, then closes the database. */
  stop: () => Promise<void>;
}

/** The port belongs to another program. Its message is one line for the person who starts the server. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
  constructor(port: number, variable: 'API_PORT' | 'METRICS_PORT') {
    super(`Port ${port} is in use. Stop what uses it, or set ${variable} to another port.`);
  }
}

/**
 * Opens the database, brings it up to date, seeds an empty one and listens.
 * Errors: rejects with `PortInUseError`, `FolderInUseError` or `NoFolderError`, or with what the database says; nothing stays open then.
 */
export async function startServer(
  environment: Environment,
  log: (entry: LogEntry) => void,
): Promise<RunningServer> {
  await assertPortIsFree(apiAddress(environment));
  const db = await openDatabase(environment, log);
  try {
    const clock = () => new Date();
    const hasher = createHasher(nodeScrypt);
    // Of several processes the first has done it before the others start.
    if (processNumber <= 1) await prepareDatabase(environment, { db, clock, hasher, log });
    const options = {
      drawing: defaultOptions.drawing,
      hashing: { maxConcurrent: environment.HASHING_AT_ONCE, maxQueued: environment.HASHING_QUEUE },
      limits: environment.limits,
      corsOrigins: environment.CORS_ORIGINS,
      appUrl: environment.APP_URL.replace(/\/+$/, ''),
      apiUrl: environment.API_URL ?? defaultOptions.apiUrl,
      optOutText: environment.SMS_OPT_OUT_TEXT,
      dailyLimits: { sms: environment.SMS_DAILY_LIMIT, email: environment.MAIL_DAILY_LIMIT },
      payerEmailDomain: environment.PAYER_EMAIL_DOMAIN ?? defaultOptions.payerEmailDomain,
      trustProxyHops: environment.TRUST_PROXY,
      auditDays: environment.AUDIT_DAYS,
      requireSecondFactor: environment.REQUIRE_SECOND_FACTOR,
    };
    const transports = createTransports(environment);
    const sender = createSender({ db, clock, log, transports, options });
    const wakeSender = sender.wake;
    // The sandbox calls this server as a provider in the world does, once it listens.
    let home = '';
    // Jobs begin once it listens, too, and what a request writes can be work for them.
    let running: RunningJobs | undefined;
    const payments = createPaymentProvider(environment, { db, clock }, (path, init) =>
      fetch(`${home}${path}`, init),
    );
    const files = createFiles(environment);
    const pdfs = createPdfThreads(options.drawing.maxConcurrent);
    const jobs = createJobs({ db, clock, payments, files, options, sender });
    const jobNames = jobs.map(({ name }) => name);
    const metrics = environment.METRICS_PORT === undefined ? undefined : createMetrics(db, jobNames);
    const accessLog = createAccessLog({ db, clock, log });
    const api = createApp({
      accessLog,
      db,
      clock,
      hasher,
      renderPdf: pdfs.renderPdf,
      payments,
      transports,
      files,
      encodePicture: encodeWithSharp,
      log,
      onAnswer: (answered) => {
        metrics?.note(answered);
        const { operation } = answered;
        if (operation !== 'none' && operations[operation].method !== 'GET') running?.wake();
      },
      wakeSender,
      options,
    });
    const server = createNodeServer(environment.API_DOCS === 'yes' ? withApiDocs(api) : api);
    server.keepAliveTimeout = environment.KEEP_ALIVE_TIMEOUT_MS;
    const metricsServer = metrics && (await listenForMetrics(metrics, environment, log));
    const port = await listen(server, apiAddress(environment));
    home = `http://${environment.HOST === '0.0.0.0' ? '127.0.0.1' : environment.HOST}:${port}`;
    running = startJobs({ db, clock, log }, jobs);
    log({
      level: 'info',
      msg: 'listening',
      port,
      pid: process.pid,
      payments: payments.name,
      test_mode: payments.isTest,
    });
    // On PostgreSQL a backup has a connection of its own.
    const backups = environment.DATABASE_URL
      ? undefined
      : offerBackups(db, backupSocket(environment.DATA_DIR), log);
    const stopWork = async () => {
      metricsServer?.close().closeAllConnections();
      await Promise.all([
        sender.settled(),
        running?.stop(),
        pdfs.stop(),
        accessLog.settled(),
        backups?.stop(),
      ]);
    };
    return { port, stop: () => stop(server, db, environment, stopWork) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Asked before the database is opened, so that nothing is made for a server that can't start. */
async function assertPortIsFree(address: Address): Promise<void> {
  const probe = createServer();
  await listen(probe, address);
  await new Promise((resolve) => probe.close(resolve));
}

interface Address {
  host: string;
  port: number;
  variable: 'API_PORT' | 'METRICS_PORT';
}

function apiAddress({ HOST, API_PORT }: Environment): Address {
  return { host: HOST, port: API_PORT, variable: 'API_PORT' };
}

/** A port of its own: the proxy in front of the API can't pass metrics to the public by mistake. */
async function listenForMetrics(
  metrics: Metrics,
  { METRICS_HOST, METRICS_PORT = 0 }: Environment,
  log: (entry: LogEntry) => void,
): Promise<Server> {
  const server = serveMetrics(metrics);
  // Each process has a port of its own, as it tells of itself.
  const port = METRICS_PORT && METRICS_PORT + Math.max(0, processNumber - 1);
  const address: Address = { host: METRICS_HOST, port, variable: 'METRICS_PORT' };
  log({ level: 'info', msg: 'metrics', port: await listen(server, address) });
  return server;
}

function listen(server: Server, { host, port, variable }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const inUse = 'code' in error && error.code === 'EADDRINUSE';
      reject(inUse ? new PortInUseError(port, variable) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Without carriers a demo writes its messages to a file. */
function createTransports(environment: Environment): Transports {
  const { SMTP_URL, MAIL_FROM = '', SEED, DATA_DIR } = environment;
  const sandbox = createSandboxTransports(createSandboxFile(DATA_DIR), { isSetUp: isDemo(SEED) });
  const other = isDemo(SEED) ? sandbox.email : noTransport;
  const email = SMTP_URL ? createMailTransport(SMTP_URL, MAIL_FROM) : other;
  return { email, sms: createSmsTransport(environment, sandbox.sms) };
}

function createSmsTransport(environment: Environment, sandbox: SmsTransport): SmsTransport {
  switch (environment.SMS ?? (isDemo(environment.SEED) ? 'sandbox' : 'none')) {
    case 'none':
      return withoutReports(noTransport);
    case 'sandbox':
      return sandbox;
    case 'africastalking':
      return createAfricasTalking({
        url: environment.AT_URL,
        username: environment.AT_USERNAME ?? '',
        apiKey: environment.AT_API_KEY ?? '',
        senderId: environment.AT_SENDER_ID ?? '',
        callbackToken: environment.AT_CALLBACK_TOKEN ?? null,
      });
  }
}

async function stop(
  server: Server,
  db: Database,
  { STOP_TIMEOUT_MS }: Environment,
  stopWork: () => Promise<void>,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT_MS * 0.8);
    // A connection that is kept alive would keep the server open until its client ends it.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(sweep);
      resolve();
    });
  });
  await stopWork();
  await db.close();
}
