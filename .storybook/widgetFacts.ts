import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { hostilePages } from '../packages/embed/test/support/hostilePages.ts';

/** An interface as the documentation shows it. */
export interface TypeFacts {
  description: string;
  members: readonly MemberRow[];
}

export interface MemberRow {
  name: string;
  type: string;
  description: string;
}

const name = 'virtual:widget-facts';
const types = ['element.d.ts', 'types.ts'].map((file) =>
  join(import.meta.dirname, '../packages/embed/src', file),
);

/**
 * `import { hostilePages, widgetTypes } from 'virtual:widget-facts'`: the pages on which the widget is tested, whose styles lie
 * in packages, and what its types say of themselves.
 */
export function widgetFactsPlugin(): Plugin {
  return {
    name: 'widget-facts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? `export const hostilePages = ${JSON.stringify(hostilePages)};
           export const widgetTypes = ${JSON.stringify(Object.assign({}, ...types.map(readInterfaces)))};`
        : undefined,
  };
}

/** Every interface in a file, by its name, its members in the order they are declared. */
function readInterfaces(file: string): Record<string, TypeFacts> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Record<string, TypeFacts> = {};
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node)) {
      found[node.name.text] = { description: readDocstring(node), members: node.members.map(toRow) };
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function toRow(member: ts.TypeElement): MemberRow {
  const whole = member.getText().replace(/;$/, '');
  const name = member.name?.getText() ?? '';
  return {
    name: name.replaceAll("'", ''),
    type: whole.slice(name.length).replace(/^\??:\s*/, ''),
    description: readDocstring(member),
  };
}

function readDocstring(node: ts.Node): string {
  const [docstring] = ts.getJSDocCommentsAndTags(node);
  return ts.getTextOfJSDocComment(docstring?.comment)?.replace(/\s*\n\s*/g, ' ') ?? '';
}
