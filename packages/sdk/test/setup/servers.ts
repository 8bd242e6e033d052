import type { TestProject } from 'vitest/node';
import { startDrfServer } from '../drf/drfServer.ts';
import type { DrfKind } from '../drf/drfStore.ts';
import { startFaultServer } from '../faults/faultServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    faultServer: { url: string; closedUrl: string };
    drfServers: (DrfKind & { url: string })[];
  }
}

const kinds: DrfKind[] = [
  { version: '3.14', profile: 'inside user' },
  { version: '3.18', profile: 'beside user' },
];

/** Starts the servers of the tests in Node and in Chromium. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const faultServer = await startFaultServer();
  const drfServers = await Promise.all(
    kinds.map(async (kind) => ({ kind, server: await startDrfServer(kind) })),
  );
  project.provide('faultServer', { url: faultServer.url, closedUrl: faultServer.closedUrl });
  project.provide(
    'drfServers',
    drfServers.map(({ kind, server: { url } }) => ({ ...kind, url })),
  );
  return async () => {
    await Promise.all(
      [faultServer, ...drfServers.map(({ server }) => server)].map((server) => server.close()),
    );
  };
}
