import { join } from 'node:path';
import ts from 'typescript';
import { backendUses } from './backendUses.ts';

/**
 * Of each component and screen, by its name, with blanks between: what its sources read, as `Farmer.user.full_name`, and which
 * fields its forms declare, as `form:serial_number`.
 */
export type FieldUses = Record<string, string>;

/** What stands before the field of a declared form. */
export const formPrefix = 'form:';

/** What was read last; `npm run generate` writes it. */
export const fieldUsesFile = 'scripts/lib/fieldUses.json';

const schemaFile = 'packages/sdk/src/generated/types.ts';

/**
 * Reads the sources of each use with TypeScript: every property of the contract's schemas that they name, by dot or by taking an
 * object apart, and the `name` of every declared form field. What is only handed on is not read.
 */
export function readFieldUses(root: string): FieldUses {
  const config = ts.readConfigFile(
    join(root, 'packages/reference-app/tsconfig.json'),
    ts.sys.readFile,
  ).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'packages/reference-app'));
  const files = new Map(
    backendUses.map(({ name, sources }) => [name, sources.flatMap((source) => listSources(root, source))]),
  );
  const program = ts.createProgram([...new Set([...files.values()].flat())], options);
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    [...files].map(([name, paths]) => {
      const read = paths.flatMap((path) => [...namesOf(program.getSourceFile(path), checker)]);
      return [name, [...new Set(read)].sort().join(' ')];
    }),
  );
}

/** As `fieldUsesFile` holds them. */
export function printFieldUses(uses: FieldUses): string {
  return `${JSON.stringify(uses, null, 2)}\n`;
}

/** The files of a folder, or the file itself; neither tests nor stories. */
function listSources(root: string, source: string): string[] {
  const path = join(root, source);
  if (ts.sys.fileExists(path)) return [path];
  if (!ts.sys.directoryExists(path))
    throw new Error(`scripts/lib/backendUses.ts names ${source}, which is not there.`);
  return ts.sys
    .readDirectory(path, ['.ts', '.tsx'])
    .filter((file) => !/\.(test|test-d|stories)\.tsx?$/.test(file));
}

function* namesOf(file: ts.SourceFile | undefined, checker: ts.TypeChecker): Generator<string> {
  if (!file) return;
  const nodes: ts.Node[] = [file];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    for (const declaration of readProperties(node, checker).flatMap(
      ({ declarations }) => declarations ?? [],
    )) {
      const path = schemaPath(declaration);
      if (path) yield path;
    }
    const field = readDeclaredField(node);
    if (field) yield formPrefix + field;
    ts.forEachChild(node, (child) => void nodes.push(child));
  }
}

/**
 * `booking.code`, `code` of `const { code } = booking`, all that `crop[bound]` can be, and what `{ ...sample }` hands to the values of
 * a form.
 */
function readProperties(node: ts.Node, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if (ts.isPropertyAccessExpression(node)) {
    const symbol = checker.getSymbolAtLocation(node.name);
    return symbol ? [symbol] : [];
  }
  if (ts.isElementAccessExpression(node)) {
    const index = checker.getTypeAtLocation(node.argumentExpression);
    const names = (index.isUnion() ? index.types : [index]).flatMap((type) =>
      type.isStringLiteral() ? type.value : [],
    );
    return propertiesOf(node.expression, names, checker);
  }
  if (ts.isSpreadAssignment(node)) {
    const target = checker.getContextualType(node.parent)?.getProperties() ?? [];
    const own = target.filter(({ declarations = [] }) => !declarations.some(schemaPath));
    return propertiesOf(
      node.expression,
      own.map(({ name }) => name),
      checker,
    );
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent) || node.dotDotDotToken) return [];
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? propertiesOf(node.parent, [name.text], checker) : [];
}

function propertiesOf(node: ts.Node, names: readonly string[], checker: ts.TypeChecker): ts.Symbol[] {
  const type = checker.getApparentType(checker.getTypeAtLocation(node));
  return names.flatMap((name) => type.getProperty(name) ?? []);
}

/** `{ kind: 'text', name: 'serial_number' }`. */
function readDeclaredField(node: ts.Node): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const find = (key: string) =>
    node.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === key)?.initializer;
  const name = find('name');
  return find('kind') && name && ts.isStringLiteral(name) ? name.text : undefined;
}

/** `Farmer.user.full_name` of a property that the contract declares; undefined for any other. */
function schemaPath(declaration: ts.Declaration): string | undefined {
  if (!declaration.getSourceFile().fileName.endsWith(schemaFile)) return undefined;
  const names: string[] = [];
  for (let node: ts.Node = declaration; node.parent; node = node.parent) {
    if (ts.isTypeAliasDeclaration(node)) return [node.name.text, ...names.reverse()].join('.');
    if (ts.isPropertySignature(node)) names.push(node.name.getText());
  }
  return undefined;
}
