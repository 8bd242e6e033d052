import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installFresh } from '../../../../scripts/lib/installFresh.ts';
import { packables, packPackage } from '../../../../scripts/lib/packPackage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package, and the folders of fresh projects in which it and the SDK are installed. */
    installed: { tarball: string; viteApp: string; serverApp: string };
  }
}

const { sdk, ui } = packables;

/** Packs both packages and installs them into copies of `vite-app` and `server-app`. */
export default async function installPackages(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-ui-'));
  const tarballs = [await packPackage(sdk, folder), await packPackage(ui, folder)];
  const [viteApp = '', serverApp = ''] = await Promise.all(
    ['vite-app', 'server-app'].map(async (name) => {
      const app = join(folder, name);
      const others = ['@types/react', '@types/react-dom', '@testing-library/user-event'];
      const ours = [sdk.folder, ui.folder];
      await installFresh(join(import.meta.dirname, name), app, tarballs, ours, others);
      await cp(join(import.meta.dirname, '../apps/shared/Screens.tsx'), join(app, 'src/Screens.tsx'));
      return app;
    }),
  );
  project.provide('installed', { tarball: tarballs[1] ?? '', viteApp, serverApp });
  return () => rm(folder, { recursive: true });
}
