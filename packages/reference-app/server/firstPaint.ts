import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { publicModules } from '../src/lib/publicPaths.ts';

/** The element for the app or the page that the server rendered. */
const place = '    <div id="root"></div>\n';
const theme = '<script src="/theme.js"></script>';

/** The page that most people open first, and the module that brings it. */
const booking = { file: 'book.html', page: '/book/BookPage.tsx' };

/** The pages that the server renders, by their addresses, and the modules that bring them. */
const rendered = { ...publicModules, '/book': 'book/BookPage' };

/** The template that `renderPages.ts` fills. The server never sends a file of this folder. */
const template = '.server/page.html';
const fileNames = '.server/files.json';

/**
 * Shortens the time to the first field. The built pages show their skeleton before the app's styles arrive, and name the files
 * of Kiswahili for `theme.js`; `book.html` also names the files of the booking form, which would otherwise be requested one
 * round trip later. In the template of the rendered pages the styles arrive before any script.
 */
export function firstPaint(): Plugin {
  return {
    name: 'udongo-first-paint',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('Vite wrote no index.html.');
      const start = findChunk(bundle, '/src/main.tsx');
      const started = listFiles(bundle, start, new Set());
      const kiswahili = listFiles(bundle, findChunk(bundle, '/messages/kiswahili.ts'), new Set(started));
      const form = listFiles(bundle, findChunk(bundle, booking.page), new Set([start])).filter(isScript);
      const html = stylesBelow(String(index.source)).replace(theme, (script) =>
        toLines([...kiswahili.map(languageLink), script]),
      );
      index.source = html;
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      emit(
        booking.file,
        html.replace(theme, (script) => toLines([script, ...form.map(preloadLink)])),
      );
      emit(template, stylesFirst(html));
      // A page may show any component; the form brings its own styles.
      const all = Object.keys(bundle).filter((name) => /[/]styles-[^/]*[.]css$/.test(name));
      if (all.length !== 1) throw new Error('The styles of all components are not in one file.');
      const files = Object.entries(rendered).map(([path, module]) => {
        const own = listFiles(bundle, findChunk(bundle, `/features/${module}.tsx`), new Set([...started]));
        const styles = path === '/book' ? [] : [...all, ...own.filter(isStyle)];
        return [path, { scripts: own.filter(isScript), styles }];
      });
      emit(fileNames, JSON.stringify(Object.fromEntries(files)));
      for (const name of ['theme.js', 'start.css']) emit(name, await shrink(name));
    },
  };
}

/**
 * The bundler would make a file of each small shared module, and a slow network pays for each request. Put the code of every page
 * into one file, that of form and list controls into another, and the booking form into a third.
 */
export const fewFiles = [
  {
    name: 'app',
    test: /reference-app[/]src[/](main|components[/](ButtonLink|LoadFailure|Waiting[.])|services[/]useAccount)|sdk[/]src[/]values[/]|ui[/]src[/](lib[/](formatDate|testTypeLabels)|messages[/]en[/](farming|soil|test)Type\.)/,
    priority: 3,
  },
  // The code that positions an open list is loaded with the first list.
  {
    name: 'controls',
    test: /ui[/]src[/]primitives[/]((checkbox|field-grid|radio-cards|select|table)[/]|combobox[/](?!keepPopupPlaced))|react-hook-form/,
    priority: 2,
  },
  { name: 'form', test: /features[/]book[/]/, priority: 1 },
  // The first script names each file of a page: one file for what forms say about consent, one for Undo, one for small things of the
  // laboratory.
  { name: 'consent', test: /components[/]consent[/]/ },
  {
    name: 'undo',
    test: /reference-app[/]src[/](services[/](edit|offer)Undo|lib[/]undone|features[/]booking[/](useBooking[.]|BookingFrame))/,
  },
  {
    name: 'lab',
    test: /reference-app[/]src[/](lib[/]soilOf|services[/](sendMerged|useControls|useKeptForm)|.*[/]readAnalysisValue)/,
  },
];

/** A file of `public/` that comes before the first frame, without its comments and spaces. */
async function shrink(name: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../public', name), 'utf8');
  return (await transform(text, { loader: name.endsWith('.css') ? 'css' : 'js', minify: true })).code;
}

/** A stylesheet in the head would hold back the skeleton, and what is below it waits for the stylesheet. */
function stylesBelow(html: string): string {
  const styles = html.match(/ *<link rel="stylesheet" [^>]*href="\/assets\/[^>]*>\n/g) ?? [];
  const script = html.match(/ *<script type="module"[^>]*><\/script>\n/)?.[0];
  if (styles.length === 0 || !script) throw new Error('index.html names no styles or no script.');
  const rest = [...styles].reduce((text, link) => text.replace(link, ''), html);
  return rest.replace(place, (root) => styles.join('') + root);
}

/** Scripts come after the styles, which the rendered form waits for. The configuration comes with the page. */
function stylesFirst(html: string): string {
  return html
    .replace(/ *<link rel="preload" href="[/]config[.]json"[^>]*>\n/, '')
    .replace(/<link data-language/g, '<link fetchpriority="low" data-language')
    .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"');
}

function toLines(tags: readonly string[]): string {
  return tags.join('\n    ');
}

/** Above `theme.js`, and without `rel` until that sees a reader of Kiswahili. */
function languageLink(file: string): string {
  return `<link data-language="sw" crossorigin href="/${file}">`;
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

/** Below `theme.js`: what the first frame needs is asked for before them. */
function preloadLink(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
}

function findChunk(bundle: Rolldown.OutputBundle, module: string): string {
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    if (file.moduleIds.some((id) => id.endsWith(module))) return file.fileName;
  }
  throw new Error(`No file of the build is ${module}.`);
}

/** A script, its styles and all that it imports, save what is known already. */
function listFiles(bundle: Rolldown.OutputBundle, name: string, known: Set<string>): string[] {
  const file = bundle[name];
  if (known.has(name) || !file) return [];
  known.add(name);
  if (file.type !== 'chunk') return [name];
  const others = [...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
  return [name, ...others.flatMap((other) => listFiles(bundle, other, known))];
}
