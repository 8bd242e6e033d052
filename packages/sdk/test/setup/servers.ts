import type { TestProject } from 'vitest/node';
import { startFaultServer } from '../faults/faultServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    faultServer: { url: string; closedUrl: string };
  }
}

/** Starts the servers that tests in Node and in Chromium speak to. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const faultServer = await startFaultServer();
  project.provide('faultServer', { url: faultServer.url, closedUrl: faultServer.closedUrl });
  return () => faultServer.close();
}
