import { stopRunning } from './run.ts';
import { StartError } from './StartError.ts';

/** A server of ours, or a process that runs one. */
export interface Service {
  name: string;
  /** Resolves when it has ended, asked to or not. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts services and keeps them until Ctrl-C, SIGTERM or a closed terminal, then stops them, the last one first.
 * `start` hands over each service as soon as it runs, so that a later failure leaves none behind.
 * Resolves with the exit code: 0 when a person stopped it, 1 when it could not start or a service ended by itself.
 */
export async function runServices(
  start: (add: (service: Service) => void) => Promise<void>,
): Promise<number> {
  const services: Service[] = [];
  const signalled = new Promise<0>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(0));
  });
  const running = start((service) => services.push(service)).then(async () => {
    const name = await Promise.race(services.map((service) => service.ended.then(() => service.name)));
    throw new StartError(`${name} ended unexpectedly.`);
  });
  const exitCode = await Promise.race([signalled, running]).catch(reportFailure);
  await stopRunning();
  for (const service of services.reverse()) await service.stop();
  return exitCode;
}

function reportFailure(error: unknown): 1 {
  console.error(error instanceof StartError ? error.message : error);
  return 1;
}
