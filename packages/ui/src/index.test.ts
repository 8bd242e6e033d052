import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import * as experimental from './experimental.ts';
import * as ui from './index.ts';
import * as internal from './internal.ts';

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'));

/** Lists the functions and values that carry a mark of TSDoc. */
function listMarked(mark: 'experimental' | 'internal'): string[] {
  const marked = new RegExp(`@${mark}\\n \\*/\\nexport (?:function|const) (\\w+)`, 'g');
  return sources.flatMap((code) => [...code.matchAll(marked)].map(([, name = '']) => name)).sort();
}

/** Lists the types that an entry exports, through the indexes of its folders. */
function listTypes(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return [];
    const { exportClause, moduleSpecifier, isTypeOnly } = statement;
    if (exportClause && ts.isNamedExports(exportClause)) {
      return exportClause.elements.flatMap((one) => (isTypeOnly || one.isTypeOnly ? one.name.text : []));
    }
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier))
      throw new Error(`unknown export in ${file}`);
    return listTypes(join(dirname(file), moduleSpecifier.text));
  });
}

const surfaceOf = (values: object, entry: string) => ({
  values: Object.keys(values).sort(),
  types: listTypes(join(folder, entry)).sort(),
});

test('the public surface changes only on purpose: its values and its types', () => {
  expect(listMarked('internal')).toEqual(Object.keys(internal).sort());
  expect(listMarked('experimental')).toEqual(Object.keys(experimental).sort());
  expect({
    stable: surfaceOf(ui, 'index.ts'),
    experimental: surfaceOf(experimental, 'experimental.ts'),
    internal: surfaceOf(internal, 'internal.ts'),
  }).toMatchSnapshot();
});
