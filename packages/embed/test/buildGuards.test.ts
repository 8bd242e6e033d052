import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { afterAll, expect, test } from 'vitest';
import { compileEmbed } from '../scripts/buildEmbed.ts';

const folder = mkdtempSync(join(tmpdir(), 'udongo-guards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ui = join(import.meta.dirname, '../../ui/src');

/** Changes one source of the widget. */
function changed(file: RegExp, change: (code: string) => string): Plugin {
  return { name: 'changed', transform: { filter: { id: file }, handler: (code) => change(code) } };
}

const adds = (line: string) => changed(/form[/]mountForm[.]tsx$/, (code) => `${line}\n${code}`);

function styles(css: string): Plugin {
  const file = join(folder, 'other.css');
  writeFileSync(file, css);
  return {
    name: 'styles',
    resolveId: { order: 'pre', filter: { id: /[.]css$/ }, handler: () => file },
  };
}

test.each<[what: string, plugin: Plugin, complaint: RegExp]>([
  [
    'nothing asks for a shim any more',
    changed(/toaster[/]followModals[.]ts$/, (code) =>
      code.replace('./findModal.ts', join(ui, 'primitives/toaster/findModal.ts')),
    ),
    /Nothing asks for [.][/]findModal[.]ts \(modals-of-the-page\): see shims[.]ts[.]/,
  ],
  [
    'the form names an icon that is left out',
    adds(`globalThis.icon = 'moon';`),
    /The widget names the icon 'moon': add it to src[/]shims[/]drawings[.]ts[.]/,
  ],
  [
    'the form uses something of React’s compat layer',
    adds(`import { lazy } from 'preact/compat'; globalThis.lazy = lazy;`),
    /The widget uses .*\blazy\b.* of preact[/]compat: add it to src[/]shims[/]react[.]ts[.]/,
  ],
  [
    'the bundler writes an import in another way',
    {
      name: 'other-quotes',
      renderChunk: { order: 'pre', handler: (code) => code.replace(/import\("([^"]+)"\)/g, "import('$1')") },
    },
    /imports \d+ parts and \d+ files; retriedImport[.]ts finds 0 and \d+[.]/,
  ],
  [
    'the styles hold what only whole pages need',
    styles(':root { color: green }'),
    /The widget's styles keep :root: see withoutPages and withoutUnused[.]/,
  ],
])('the build fails when %s', async (_, plugin, complaint) => {
  await expect(compileEmbed({ plugins: [plugin] })).rejects.toThrow(complaint);
});
