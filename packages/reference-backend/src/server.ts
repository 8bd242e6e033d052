import type { LogEntry } from './Dependencies.ts';
import { readEnvironment } from './hosts/environment.ts';
import { explainFailure } from './hosts/explainFailure.ts';
import { PortInUseError, type RunningServer, startServer } from './hosts/startServer.ts';

/** The server as a process: reads the environment, writes its log to standard output as one JSON object a line. */

// The server goes on without its log when the reader of the log has gone.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

let server: RunningServer | undefined;
let stopping = false;
let stopTimeoutMs = 0;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

try {
  const environment = readEnvironment(process.env);
  stopTimeoutMs = environment.STOP_TIMEOUT_MS;
  server = await startServer(environment, writeLog);
} catch (error) {
  const line = error instanceof PortInUseError ? error.message : explainFailure(error, 'Not started');
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Stops in order; at once when nothing runs yet, for a second signal, and when it takes too long. */
function stop(): void {
  if (!server || stopping) process.exit(stopping ? 1 : 0);
  stopping = true;
  setTimeout(() => {
    writeLog({ level: 'error', msg: 'stopped with requests in hand' });
    process.exit(1);
  }, stopTimeoutMs);
  server.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

function writeLog(entry: LogEntry): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}
