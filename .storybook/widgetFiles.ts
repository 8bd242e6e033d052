import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compileEmbed } from '../packages/embed/scripts/buildEmbed.ts';

const packages = join(import.meta.dirname, '../packages');
const sources = ['sdk', 'ui', 'embed'].map((name) => join(packages, name, 'src') + sep);

/** The built widget beside the stories, at `embed/`: made when it is first asked for, and once more when its sources change. */
export function widgetFilesPlugin(): Plugin {
  let files: ReturnType<typeof compileEmbed> | undefined;
  return {
    name: 'widget-files',
    configureServer({ middlewares, watcher }) {
      watcher.on('all', (_, changed) => {
        if (sources.some((folder) => changed.startsWith(folder))) files = undefined;
      });
      middlewares.use('/embed', async ({ url = '' }, response, next) => {
        try {
          files ??= compileEmbed();
          const name = new URL(url, 'http://storybook').pathname.slice(1);
          const file = (await files).find((one) => one.name === name);
          if (!file) return next();
          response.setHeader('Content-Type', 'text/javascript').end(file.code);
        } catch (error) {
          files = undefined;
          next(error);
        }
      });
    },
    async generateBundle() {
      for (const { name, code } of await compileEmbed()) {
        this.emitFile({ type: 'asset', fileName: `embed/${name}`, source: code });
      }
    },
  };
}
