import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, build, type OutputChunk, type Plugin } from 'rolldown';
import { minify } from 'terser';
import * as outlines from '../../ui/src/primitives/icon/outlines.ts';
import { drawings } from '../src/shims/drawings.ts';
import type { EmbedLocale } from '../src/types.ts';
import { cssAsText } from './cssAsText.ts';
import { keepResult } from './keepResult.ts';
import { retriedImport } from './retriedImport.ts';
import { widgetAlias, widgetShims } from './shims.ts';
import { unreadTextsLeftOut } from './unreadTexts.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { version: terserVersion } = createRequire(import.meta.url)('terser/package.json');

/** One file of the build. */
export interface BuiltFile {
  name: string;
  bytes: number;
  /** The size after the compression that servers use. */
  brotliBytes: number;
  /** For the `integrity` of a script that names a version. */
  integrity: string;
}

type EmbedCode = readonly { name: string; code: string }[];

export interface BuildEmbedOptions {
  /** For measurements, and for other texts. */
  plugins?: Plugin[];
  /** For measurements: a shim can be unused, and a library can import all of React in its small form. */
  mayMiss?: boolean;
}

/** Writes the widget's files into a folder, which is emptied first. Returns the scripts, the loader first. */
export async function buildEmbed(dir: string, options: BuildEmbedOptions = {}): Promise<BuiltFile[]> {
  const files = await compileEmbed(options);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const file of files) writeFileSync(join(dir, file.name), file.code);
  return files.filter(({ name }) => name.endsWith('.js')).map(describe);
}

/**
 * Builds the loader, as `udongo.js` and under its version, and the form's files, once for each language. The
 * names of the form's files contain one hash of them all, which the loader knows. `integrity.json` has the
 * hash of each file.
 */
export async function compileEmbed({
  plugins = [],
  mayMiss = false,
}: BuildEmbedOptions = {}): Promise<EmbedCode> {
  const unnamed = (await Promise.all(locales.map((locale) => buildForm(locale, plugins, mayMiss)))).flat();
  const hash = createHash('sha256');
  for (const { code } of unnamed) hash.update(code);
  const prefix = `udongo-${version}-${hash.digest('hex').slice(0, 8)}`;
  const form = unnamed.map(({ fileName, code }) => ({
    name: fileName.replaceAll(unnamedPrefix, prefix),
    code: code.replaceAll(unnamedPrefix, prefix),
  }));
  const { code } = await buildLoader(prefix, plugins);
  const scripts = [{ name: 'udongo.js', code }, { name: `udongo-${version}.js`, code }, ...form];
  const hashes = Object.fromEntries(scripts.map((script) => [script.name, integrityOf(script.code)]));
  return [...scripts, { name: 'integrity.json', code: `${JSON.stringify(hashes, null, 2)}\n` }];
}

const locales: readonly EmbedLocale[] = ['en', 'sw'];

/** The start of file names until their hash is known. */
const unnamedPrefix = 'udongo-unnamed';

/** Builds the form in one language; the other language is a separate file, for pages that change theirs. */
async function buildForm(locale: EmbedLocale, plugins: Plugin[], mayMiss: boolean): Promise<OutputChunk[]> {
  const { output } = await build({
    ...common,
    plugins: [
      ...widgetShims({ mayMiss }),
      ...common.plugins,
      listLeftOut(),
      namedIconsDrawn(),
      otherOperationsLeftOut(),
      unreadTextsLeftOut(),
      ...(mayMiss ? [] : [compatLeftOut()]),
      retriedImport(),
      ...(locale === 'sw' ? [languagesSwapped()] : []),
      ...plugins,
    ],
    input: join(root, 'src/form/mountForm.tsx'),
    transform: {
      ...common.transform,
      define: { ...common.transform.define, FORM_LOCALE: JSON.stringify(locale) },
    },
    // Keep shared code in the form's own file instead of one more file.
    preserveEntrySignatures: 'allow-extension',
    write: false,
    output: {
      format: 'es',
      ...small,
      entryFileNames: `${unnamedPrefix}-${locale}.js`,
      chunkFileNames: `${unnamedPrefix}-${locale}-[name].js`,
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  return Promise.all(chunks.map((chunk) => shrink(chunk, { module: true })));
}

async function buildLoader(prefix: string, plugins: Plugin[]): Promise<OutputChunk> {
  const { output } = await build({
    ...common,
    plugins: [...common.plugins, ...plugins],
    input: join(root, 'src/loader/udongo.ts'),
    transform: { ...common.transform, define: { FORM_FILES: JSON.stringify(`./${prefix}-`) } },
    write: false,
    output: { format: 'iife', ...small },
  });
  return shrink(output[0], { module: false });
}

/**
 * Minifies with Terser, which folds and joins code that the bundler's own minifier leaves: about 700 bytes of
 * a booking, compressed. It takes most of a build, and the tests build the same widget several times, so its
 * results are stored.
 */
async function shrink(chunk: OutputChunk, { module }: { module: boolean }): Promise<OutputChunk> {
  const options = {
    module,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe: true, unsafe_arrows: true },
  } as const;
  const code = await keepResult([terserVersion, options, chunk.code], async () => {
    const shrunk = await minify(chunk.code, options);
    return shrunk.code ?? '';
  });
  return { ...chunk, code };
}

function describe({ name, code }: { name: string; code: string }): BuiltFile {
  return {
    name,
    bytes: Buffer.byteLength(code),
    brotliBytes: brotliCompressSync(code).length,
    integrity: integrityOf(code),
  };
}

function integrityOf(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}

/** Swaps English and Kiswahili, so that the components' built-in texts are Kiswahili. */
function languagesSwapped(): Plugin {
  const language = /(?<=[/])(en|sw)(?=[/]\w+\.ts$)/;
  const swap = (file: string) => file.replace(language, (own) => (own === 'en' ? 'sw' : 'en'));
  return {
    name: 'languages-swapped',
    resolveId: {
      filter: { id: language },
      handler: (file, importer = '') => join(dirname(importer), swap(file)),
    },
  };
}

/** The first browsers with popovers, which the loader requires. */
const browsers = ['chrome114', 'safari17', 'firefox125'];

/** Browsers don't need the hints that bundlers leave for one another, such as `@__PURE__` before a call. */
const small = { minify: true, comments: { annotation: false } };

/** Preact replaces React without a change in sources and libraries. */
const common = {
  // Silences the plugins' timings among the results of tests.
  checks: { bundlerTimings: false },
  cwd: root,
  platform: 'browser' as const,
  tsconfig: false,
  resolve: {
    conditionNames: ['@udongo/source', 'import', 'module', 'browser', 'default'],
    alias: { ...widgetAlias },
  },
  // Parts of Preact's compat layer that the form does not use must not be included for their side effects.
  treeshake: { moduleSideEffects: [{ test: /preact[/\\]compat[/\\]/, sideEffects: false }] },
  transform: {
    target: browsers,
    jsx: { runtime: 'automatic' as const, importSource: 'react' },
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  plugins: [cssAsText(browsers)],
} satisfies BuildOptions;

/**
 * Leaves out what AdminList and the merge of two people's changes load on demand. Rolldown keeps such files although nothing in the form imports them, and
 * moves what they share with the form into the form's file.
 */
function listLeftOut(): Plugin {
  return {
    name: 'list-left-out',
    resolveDynamicImport: (id, importer) =>
      /[/\\]ui[/\\]src[/\\](admin-list|merge)[/\\]/.test(importer ?? '')
        ? { id: String(id), external: true }
        : null,
  };
}

/** Fails the build if the form names an icon whose drawing `shims/drawings.ts` leaves out. */
function namedIconsDrawn(): Plugin {
  const left = Object.keys(outlines).filter((icon) => !(icon in drawings));
  const named = new RegExp(`(["'\`])(${left.join('|')})\\1`);
  return {
    name: 'named-icons-drawn',
    renderChunk(code) {
      const icon = named.exec(code)?.[2];
      if (icon) this.error(`The widget names the icon '${icon}': add it to src/shims/drawings.ts.`);
    },
  };
}

/** Leaves in the contract's table only the operations that the type of `EmbedClient` has. */
function otherOperationsLeftOut(): Plugin {
  return {
    name: 'other-operations-left-out',
    transform: {
      filter: { id: /[/\\]generated[/\\]table\.ts$/ },
      handler: (code) => code.replace(/\|(?!(?:list|get|create|update)[ |'])[^|']*/g, ''),
    },
  };
}

/** Fails the build if the form uses a part of React that `shims/react.ts` leaves to the compat layer. */
function compatLeftOut(): Plugin {
  return {
    name: 'compat-left-out',
    renderChunk(_, { modules }) {
      const compat = Object.keys(modules).find((id) => /preact[/\\]compat[/\\]/.test(id));
      const used = compat && modules[compat]?.renderedExports.join(', ');
      if (used) this.error(`The widget uses ${used} of preact/compat: add it to src/shims/react.ts.`);
    },
  };
}
