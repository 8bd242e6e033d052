import { EnvironmentError, readEnvironment } from './hosts/environment.ts';
import { FolderInUseError } from './hosts/lockFolder.ts';
import { NoFolderError } from './hosts/makeFolder.ts';
import { PortInUseError, startServer } from './hosts/startServer.ts';

/** The server as a process: reads the environment, writes its log to standard output as one JSON object a line. */

try {
  const environment = readEnvironment(process.env);
  const server = await startServer(environment, (entry) =>
    process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`),
  );
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A terminal's Ctrl-C reaches us twice: by itself, and through the script that started us.
      if (stopping) return;
      stopping = true;
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (error) {
  const known = [EnvironmentError, FolderInUseError, NoFolderError, PortInUseError].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${known && error instanceof Error ? error.message : explain(error)}\n`);
  process.exit(1);
}

/** One line, without the values that a database quotes. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return 'Not started.';
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  return `Not started: ${cause.message.split('\n')[0]}${code}`;
}
