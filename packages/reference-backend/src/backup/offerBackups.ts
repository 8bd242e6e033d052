import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { LogEntry } from '../Dependencies.ts';
import type { Database } from '../db/Database.ts';
import { exportDatabase } from './exportDatabase.ts';

/** The socket through which a running server on the embedded database gives its rows. Only the user of the server can open it. */
export function backupSocket(dataDir: string): string {
  return join(dataDir, 'udongo-backup.sock');
}

/** The embedded database waits for a reader: one that stops reading is cut off. */
const longestPauseMs = 30_000;

/** Gives an export of the database over each connection to the socket. A socket that can't be made is logged, and the server goes on. */
export function offerBackups(
  database: Database,
  path: string,
  log: (entry: LogEntry) => void,
): { stop: () => Promise<void> } {
  const running = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    socket.on('error', () => {}).setTimeout(longestPauseMs, () => socket.destroy());
    const run = exportDatabase(database, socket)
      .then((rows) => {
        const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
        log({ level: 'info', msg: 'database read for a backup', rows: total });
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'Error';
        log({ level: 'error', msg: 'backup failed', reason });
      })
      .finally(() => running.delete(socket));
    running.set(socket, run);
  });
  server.on('error', (error) => {
    const code = 'code' in error ? String(error.code) : error.name;
    log({ level: 'error', msg: 'no backups while the server runs: the socket cannot be made', reason: code });
  });
  // A process that was killed has left it; the lock of the folder says that nobody else listens.
  rmSync(path, { force: true });
  server.listen(path, () => chmodSync(path, 0o600));
  return {
    stop: async () => {
      server.close();
      for (const socket of running.keys()) socket.destroy();
      await Promise.all(running.values());
    },
  };
}
