import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installExampleWith } from '../../../../scripts/lib/installExample.ts';
import { packables } from '../../../../scripts/lib/packPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an app with four versions of TypeScript, React's types and the packed packages. */
    typesApp: string;
  }
}

/** Makes a copy of the app and installs what it names, and our packages as a stranger would. Needs the npm registry. */
export default async function installTypesApp(project: TestProject): Promise<() => Promise<void>> {
  const app = await mkdtemp(join(tmpdir(), 'udongo-types-'));
  await cp(join(import.meta.dirname, 'types-app'), app, { recursive: true });
  await installExampleWith(Object.values(packables), app);
  project.provide('typesApp', app);
  return () => rm(app, { recursive: true });
}
