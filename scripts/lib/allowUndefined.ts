import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Lets every optional property of the types in a built folder be undefined, so that people who compile with
 * `exactOptionalPropertyTypes` can hand on a value that may be missing: `node --import tsx scripts/lib/allowUndefined.ts dist`.
 */
export function allowUndefined(code: string): string {
  const source = ts.createSourceFile('types.d.ts', code, ts.ScriptTarget.Latest, true);
  const edits: { at: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type) {
      // A function's or a condition's own type would take the rest for its own.
      edits.push({ at: node.type.getStart(), text: '(' }, { at: node.type.end, text: ') | undefined' });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  // Apply edits from the end; of two at one place the one that closes an inner type stays inside.
  return edits
    .map((edit, order) => ({ ...edit, order }))
    .sort((one, other) => other.at - one.at || other.order - one.order)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

const [folder] = process.argv.slice(2);
if (folder && import.meta.filename === process.argv[1]) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.d\.c?ts$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, allowUndefined(readFileSync(file, 'utf8')));
  }
}
