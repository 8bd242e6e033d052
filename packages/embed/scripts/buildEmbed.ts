import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as buildCss } from 'esbuild';
import { type BuildOptions, build, type OutputChunk, type Plugin } from 'rolldown';
import { preactAlias, smallStandIns } from './standIns.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** One file of the build. */
export interface BuiltFile {
  name: string;
  bytes: number;
  /** As servers send it, compressed once and for all. */
  brotliBytes: number;
  /** For the `integrity` of a script that names a version. */
  integrity: string;
}

/**
 * Builds the loader, `udongo.js` and the same under its version, and the form's files with a hash in their names. The loader
 * knows the form's name, so it comes second. `plugins` are for measurements. Gives the files, the loader first.
 */
export async function buildEmbed(
  dir: string,
  { plugins = [] }: { plugins?: Plugin[] } = {},
): Promise<BuiltFile[]> {
  rmSync(dir, { recursive: true, force: true });
  const form = await build({
    ...common,
    plugins: [...common.plugins, ...plugins],
    input: { form: join(root, 'src/form/mountForm.tsx') },
    // What the parts share lies in the form's own file, not in one more.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir,
      format: 'es',
      minify: true,
      entryFileNames: `udongo-${version}-[hash].js`,
      chunkFileNames: `udongo-${version}-[name]-[hash].js`,
    },
  });
  const entry = form.output[0];
  const [loader] = (
    await build({
      ...common,
      input: join(root, 'src/loader/udongo.ts'),
      transform: { ...common.transform, define: { FORM_FILE: JSON.stringify(`./${entry.fileName}`) } },
      write: false,
      output: { format: 'iife', minify: true },
    })
  ).output;
  for (const name of ['udongo.js', `udongo-${version}.js`]) writeFileSync(join(dir, name), loader.code);
  const chunks = form.output.filter((file): file is OutputChunk => file.type === 'chunk');
  return [
    describe('udongo.js', loader.code),
    describe(`udongo-${version}.js`, loader.code),
    ...chunks.map(({ fileName, code }) => describe(fileName, code)),
  ];
}

function describe(name: string, code: string): BuiltFile {
  return {
    name,
    bytes: Buffer.byteLength(code),
    brotliBytes: brotliCompressSync(code).length,
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
  };
}

/** Preact stands in for React; sources and libraries know nothing of it. */
const common = {
  cwd: root,
  platform: 'browser' as const,
  tsconfig: false,
  resolve: {
    conditionNames: ['@udongo/source', 'import', 'module', 'browser', 'default'],
    alias: { ...preactAlias },
  },
  transform: {
    target: ['chrome111', 'safari16.4', 'firefox113'],
    jsx: { runtime: 'automatic' as const, importSource: 'react' },
    define: { 'process.env.NODE_ENV': '"production"' },
  },
  plugins: [smallStandIns(), cssAsText()],
} satisfies BuildOptions;

/** A stylesheet becomes its minified text, with all that it imports. */
function cssAsText(): Plugin {
  return {
    name: 'css-as-text',
    load: {
      filter: { id: /[.]css$/ },
      async handler(id) {
        const { outputFiles } = await buildCss({
          entryPoints: [id],
          absWorkingDir: dirname(id),
          bundle: true,
          minify: true,
          write: false,
          conditions: ['@udongo/source'],
          target: ['chrome111', 'safari16.4', 'firefox113'],
        });
        return { code: `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`, moduleType: 'js' };
      },
    },
  };
}
