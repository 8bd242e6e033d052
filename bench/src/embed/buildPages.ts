import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildEmbed } from '../../../packages/embed/scripts/buildEmbed.ts';

const pages = join(import.meta.dirname, '../../pages');

/** The pages that are measured, by the name of their folder. */
export const pageNames = ['udongo', 'survey', 'mantine'] as const;

export type PageName = (typeof pageNames)[number];

/**
 * Builds every page for production into its own folder: the widget as it is published, the peers with Vite.
 */
export async function buildPages(dir: string): Promise<void> {
  await buildEmbed(join(dir, 'udongo'));
  await copyFile(join(pages, 'udongo/index.html'), join(dir, 'udongo/index.html'));
  for (const name of ['survey', 'mantine'] satisfies PageName[]) {
    await build({
      root: join(pages, name),
      base: './',
      configFile: false,
      // Mantine's "use client" causes a warning in each of its files.
      logLevel: 'error',
      build: { outDir: join(dir, name), emptyOutDir: true, chunkSizeWarningLimit: 4000 },
    });
  }
}
