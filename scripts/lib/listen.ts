import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { StartError } from './StartError.ts';

/** A port, and the variable that chooses another one. */
export interface Port {
  port: number;
  variable: 'APP_PORT' | 'API_PORT';
}

/** Starts listening. Errors: a `StartError` naming the port and its variable when another process has it. */
export async function listen(server: Server, host: string, { port, variable }: Port): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw isBusy(error)
      ? new StartError(
          `Port ${port} is in use: choose another one with ${variable}, for example ${variable}=${port + 1}.`,
        )
      : error;
  }
}

/** Finds out early whether a child process will be able to listen there. Errors: as `listen`. */
export async function assertPortFree(host: string, port: Port): Promise<void> {
  const probe = createServer();
  await listen(probe, host, port);
  await new Promise((resolve) => probe.close(resolve));
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
