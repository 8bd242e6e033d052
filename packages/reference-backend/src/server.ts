import type { LogEntry } from './Dependencies.ts';
import { readEnvironment } from './hosts/environment.ts';
import { explainFailure } from './hosts/explainFailure.ts';
import { NotStartedError, processNumber, runProcesses } from './hosts/runProcesses.ts';
import { PortInUseError, startServer } from './hosts/startServer.ts';

/** The server as one process or several: reads the environment, writes its log to standard output as one JSON object a line. */

// The server goes on without its log when the reader of the log has gone.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

let stopServer: (() => Promise<boolean>) | undefined;
let killProcesses = () => {};
let stopping = false;
let stopTimeoutMs = 0;
// A signal for a group of processes reaches each of them: the first one tells the others.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, processNumber > 0 ? () => {} : stop);
if (processNumber > 0) process.on('message', stop);

try {
  const environment = readEnvironment(process.env);
  stopTimeoutMs = environment.STOP_TIMEOUT_MS;
  if (environment.WEB_PROCESSES > 1 && processNumber === 0) {
    const processes = runProcesses(environment.WEB_PROCESSES, writeLog);
    stopServer = processes.stop;
    killProcesses = processes.kill;
    await processes.started;
  } else {
    const server = await startServer(environment, writeLog);
    stopServer = () => server.stop().then(() => true);
    process.send?.('listening');
  }
} catch (error) {
  if (!(error instanceof NotStartedError)) {
    const line = error instanceof PortInUseError ? error.message : explainFailure(error, 'Not started');
    process.stderr.write(`${line}\n`);
  }
  process.exit(stopping ? 0 : 1);
}

/** Stops in order; at once when nothing runs yet, for a second signal, and when it takes too long. */
function stop(): void {
  if (!stopServer || stopping) end(stopping ? 1 : 0);
  stopping = true;
  setTimeout(() => {
    writeLog({ level: 'error', msg: 'stopped with requests in hand' });
    end(1);
  }, stopTimeoutMs);
  stopServer().then(
    (isInOrder) => end(isInOrder ? 0 : 1),
    () => end(1),
  );
}

function end(code: number): never {
  killProcesses();
  process.exit(code);
}

function writeLog(entry: LogEntry): void {
  const time = new Date().toISOString();
  const line = { time, ...(processNumber > 0 && { process: processNumber }), ...entry };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
