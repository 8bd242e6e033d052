import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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

const examples = join(import.meta.dirname, '../../../../examples');

/** Packs both packages and installs them into copies of the example `vite`, with the pages of `over/`, and of `server-app`. */
export default async function installPackages(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'udongo-ui-'));
  const tarballs = [await packPackage(sdk, folder), await packPackage(ui, folder)];
  const templates = [join(examples, 'vite'), join(import.meta.dirname, 'server-app')];
  const [viteApp = '', serverApp = ''] = await Promise.all(
    templates.map(async (template) => {
      const app = join(folder, basename(template));
      const others = ['@types/react', '@types/react-dom', '@testing-library/user-event'];
      const ours = [sdk.folder, ui.folder];
      await installFresh(template, app, tarballs, ours, others);
      await cp(join(import.meta.dirname, '../apps/shared/Screens.tsx'), join(app, 'src/Screens.tsx'));
      return app;
    }),
  );
  await cp(join(import.meta.dirname, 'over/vite'), viteApp, { recursive: true });
  project.provide('installed', { tarball: tarballs[1] ?? '', viteApp, serverApp });
  return () => rm(folder, { recursive: true });
}
