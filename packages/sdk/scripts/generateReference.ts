import { join } from 'node:path';
import ts from 'typescript';
import { toKebab } from '../../../scripts/reference/markdown.ts';

/** One thing that the package exports. */
export interface ReferenceEntry {
  name: string;
  kind: 'Functions' | 'Classes' | 'Types' | 'Values';
  /** How it is declared, without what it does. */
  code: string;
  /** Its docstring; '' when it has none. */
  text: string;
}

/** Everything that one subpath of the package exports. */
export interface ReferenceSection {
  subpath: string;
  entries: ReferenceEntry[];
}

const root = join(import.meta.dirname, '..');
const subpaths = {
  '@udongo/sdk': 'src/index.ts',
  '@udongo/sdk/location': 'src/location/index.ts',
  '@udongo/sdk/operations': 'src/generated/table.ts',
  '@udongo/sdk/testing': 'src/testing/index.ts',
  '@udongo/sdk/results': 'src/results/index.ts',
  '@udongo/sdk/sms': 'src/sms/index.ts',
  '@udongo/sdk/values': 'src/values/index.ts',
};
const kinds = ['Functions', 'Classes', 'Values', 'Types'] as const;

/** Reads every export and its docstring from the sources, by subpath; by name within each. */
export function readReference(): ReferenceSection[] {
  const files = Object.values(subpaths).map((file) => join(root, file));
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return Object.entries(subpaths).map(([subpath, file]) => {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    const entries = checker.getExportsOfModule(module).map((symbol) => toEntry(checker, symbol));
    return { subpath, entries: entries.sort((one, other) => one.name.localeCompare(other.name, 'en')) };
  });
}

/** Writes the reference as Markdown. */
export function printReference(sections: readonly ReferenceSection[]): string {
  const toLink = createLinks();
  const resources = listResources(sections);
  const lines = [
    '# @udongo/sdk: reference',
    '',
    'Made from the docstrings by `npm run generate`. Do not edit. How to begin: [README](../../packages/sdk/README.md).',
  ];
  for (const { subpath, entries } of sections) {
    lines.push('', `## ${subpath}`);
    for (const kind of kinds) {
      const some = entries.filter((entry) => entry.kind === kind);
      if (some.length) lines.push('', `### ${kind}`, '', some.map(({ name }) => toLink(name)).join(' · '));
      for (const { name, text, code } of some) {
        const resource = resources.get(name);
        const shown = resource
          ? [`Its methods are on [a page of their own](../sdk/${toKebab(resource)}.md).`]
          : ['```ts declaration', code, '```'];
        lines.push('', `#### ${name}`, '', ...(text ? [text, ''] : []), ...shown);
      }
    }
  }
  return `${lines.join('\n')}\n`;
}

/** The interface of each resource and its name: `FarmersApi` is `farmers`. */
function listResources(sections: readonly ReferenceSection[]): ReadonlyMap<string, string> {
  const client = sections.flatMap(({ entries }) => entries).find(({ name }) => name === 'UdongoApi');
  return new Map(
    [...(client?.code ?? '').matchAll(/^ {2}(\w+): (\w+Api);$/gm)].map(([, name = '', type = '']) => [
      type,
      name,
    ]),
  );
}

/** Links to headings of their own in the order in which these come: of two that differ in case alone, the second ends in "-1". */
function createLinks(): (name: string) => string {
  const seen = new Map<string, number>();
  return (name) => {
    const slug = name.toLowerCase();
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return `[${name}](#${before ? `${slug}-${before}` : slug})`;
  };
}

function toEntry(checker: ts.TypeChecker, exported: ts.Symbol): ReferenceEntry {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${exported.name} is declared nowhere`);
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const { kind, code } = describe(checker, symbol, declaration);
  return { name: exported.name, kind, code, text: toParagraphs(text) };
}

function describe(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.Declaration,
): Pick<ReferenceEntry, 'kind' | 'code'> {
  if (ts.isFunctionDeclaration(declaration)) {
    return { kind: 'Functions', code: printWithout(declaration, declaration.body) };
  }
  if (ts.isClassDeclaration(declaration)) return { kind: 'Classes', code: printClass(declaration) };
  if (ts.isInterfaceDeclaration(declaration)) return { kind: 'Types', code: declaration.getText() };
  if (ts.isTypeAliasDeclaration(declaration)) return { kind: 'Types', code: declaration.getText() };
  const type = checker.getTypeOfSymbol(symbol);
  // The text of an operation table says nothing that its resource's interface does not say better.
  const shown = type.isStringLiteral() ? 'string' : checker.typeToString(type, declaration);
  return { kind: 'Values', code: `const ${symbol.name}: ${shown}` };
}

/** A declaration's head: everything before its body. */
function printWithout(declaration: ts.Node, body: ts.Node | undefined): string {
  const source = declaration.getSourceFile().text;
  return source.slice(declaration.getStart(), body?.getStart() ?? declaration.end).trim();
}

function printClass(declaration: ts.ClassDeclaration): string {
  const source = declaration.getSourceFile().text;
  const opening = source.indexOf('{', declaration.heritageClauses?.end ?? declaration.name?.end);
  const members = declaration.members.map((member) => {
    const isConstructor = ts.isConstructorDeclaration(member);
    const docs = ts.getJSDocCommentsAndTags(member).map((doc) => `${doc.getText()}\n  `);
    return `  ${isConstructor ? '' : docs.join('')}${isConstructor ? printWithout(member, member.body) : member.getText()}`;
  });
  return `${source.slice(declaration.getStart(), opening)}{\n${members.join('\n')}\n}`;
}

/** Lines that were wrapped in the source are joined; "Errors:" and its like begin a paragraph. */
function toParagraphs(text: string): string {
  return text
    .split(/\n(?=\n|[A-Z][a-z]+: )/)
    .map((paragraph) => paragraph.trim().replace(/\n/g, ' '))
    .filter(Boolean)
    .join('\n\n');
}

/** Where the reference lies, from the repository's root. */
export const referenceFile = join('docs', 'api', 'sdk.md');
