import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The code of an example, and for a component the HTML that a server makes of it. */
export interface Example {
  code: string;
  html: string;
}

type Modules = { given: Record<string, object> } & Record<string, Record<string, FunctionComponent>>;

/** Every example in a folder by the name of its file. What it shows is the last component that it exports. */
export async function renderExamples(root: string): Promise<Readonly<Record<string, Example>>> {
  const folder = join(root, 'packages/ui/examples');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/\.tsx$/, ''));
  const outdir = join(root, 'node_modules/.cache', `udongo-examples-${process.pid}`);
  await build({
    stdin: {
      contents: ["export { given } from './given.ts';"]
        .concat(names.map((name) => `export * as ${name} from './${name}.tsx';`))
        .join('\n'),
      resolveDir: folder,
    },
    outdir,
    // What comes on demand is a file of its own, as in a page.
    splitting: true,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    conditions: ['@udongo/source'],
    loader: { '.css': 'empty' },
    // One React for what draws and what is drawn.
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-router', 'papaparse'],
    logLevel: 'error',
  });
  try {
    const entry = pathToFileURL(join(outdir, 'stdin.mjs')).href;
    const { given, ...modules }: Modules = await import(entry);
    return Object.fromEntries(
      names.map((name) => {
        const shown = Object.values(modules[name] ?? {}).at(-1);
        if (!shown) throw new Error(`packages/ui/examples/${name}.tsx exports no component`);
        const code = readFileSync(join(folder, `${name}.tsx`), 'utf8');
        // A hook's page has no anatomy.
        if (/^use/.test(name)) return [name, { code, html: '' }];
        return [name, { code, html: renderToStaticMarkup(createElement(shown, given[name])) }];
      }),
    );
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
