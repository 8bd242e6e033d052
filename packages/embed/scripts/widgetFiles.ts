import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildEmbedOptions } from './buildEmbed.ts';

const packages = join(import.meta.dirname, '../..');
const sources = ['sdk', 'ui', 'embed'].map((name) => join(packages, name, 'src') + sep);

/** Loads the bundler with the first build: a server starts before anybody asks for the widget. */
async function compile(options: BuildEmbedOptions) {
  const { compileEmbed } = await import('./buildEmbed.ts');
  return compileEmbed(options);
}

/**
 * Puts the built widget into a folder beside Vite's own files. A server builds it on the first request, and
 * again when its sources change; pages of other sites can fetch it.
 */
export function widgetFilesPlugin(folder = 'embed', options: BuildEmbedOptions = {}): Plugin {
  let files: ReturnType<typeof compile> | undefined;
  return {
    name: 'widget-files',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares, watcher }) {
      watcher.add(sources);
      watcher.on('all', (_, changed) => {
        if (sources.some((source) => changed.startsWith(source))) files = undefined;
      });
      middlewares.use(`/${folder}`, async ({ url = '' }, response, next) => {
        try {
          files ??= compile(options);
          const name = new URL(url, 'http://vite').pathname.slice(1);
          const file = (await files).find((one) => one.name === name);
          if (!file) return next();
          response.setHeader('Access-Control-Allow-Origin', '*');
          const type = name.endsWith('.js') ? 'text/javascript' : 'application/json';
          response.setHeader('Content-Type', type).end(file.code);
        } catch (error) {
          files = undefined;
          next(error);
        }
      });
    },
    async generateBundle() {
      for (const { name, code } of await compile(options)) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: code });
      }
    },
  };
}
