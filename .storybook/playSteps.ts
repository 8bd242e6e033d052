import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';

/** Reads the steps that each story plays, as sentences, by id: from its `play`, so that the two can't drift apart. */
export function readPlaySteps(folders: readonly string[]): Record<string, readonly string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => join(folder, file)),
  );
  return Object.assign({}, ...files.map(readFile));
}

function readFile(file: string): Record<string, readonly string[]> {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const values = new Map<string, ts.Expression>();
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) values.set(name.getText(), bare(initializer));
    }
  }
  const meta = values.get('meta');
  const title = meta && propertyOf(meta, 'title', values);
  const steps = [...values].flatMap(([name, story]) => {
    const play = propertyOf(story, 'play', values) ?? (meta && propertyOf(meta, 'play', values));
    if (!title || !play || name === 'meta') return [];
    return [[toId(readText(title), storyNameFromExport(name)), readSteps(play, values)] as const];
  });
  return Object.fromEntries(steps);
}

function bare(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? bare(node.expression) : node;
}

/** A property of an object, or of one that is spread into it. */
function propertyOf(
  node: ts.Expression,
  name: string,
  values: ReadonlyMap<string, ts.Expression>,
): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  for (const property of [...node.properties].reverse()) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
    const spread = ts.isSpreadAssignment(property) && values.get(property.expression.getText());
    const found = spread && propertyOf(spread, name, values);
    if (found) return found;
  }
  return undefined;
}

/** Lists a person's steps in order, then what is visible at the end. */
function readSteps(play: ts.Expression, values: ReadonlyMap<string, ts.Expression>): string[] {
  const done: string[] = [];
  const seen: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const { expression: called, arguments: given } = node;
      const helper = ts.isIdentifier(called) && values.get(called.text);
      if (helper) visit(helper);
      if (ts.isPropertyAccessExpression(called) && called.expression.getText() === 'userEvent') {
        done.push(sayAction(called.name.text, given));
      }
      const seenName = called.getText() === 'expect' && given[0] && nameOf(given[0]);
      if (seenName) seen.push(`Shows ${seenName}.`);
    }
    node.forEachChild(visit);
  };
  visit(ts.isIdentifier(play) ? (values.get(play.text) ?? play) : play);
  return [...done, ...seen.slice(-1)];
}

function sayAction(method: string, [target, value]: ts.NodeArray<ts.Expression>): string {
  const what = (target && nameOf(target)) || 'it';
  const text = value ? quote(readText(value)) : '';
  if (method === 'click') return `Presses ${what}.`;
  if (method === 'type') return `Types ${text} into ${what}.`;
  if (method === 'selectOptions') return `Chooses ${text} in ${what}.`;
  if (method === 'clear') return `Empties ${what}.`;
  if (method === 'paste') return `Pastes ${target && ts.isStringLiteralLike(target) ? what : 'a text'}.`;
  if (method === 'tab') return 'Goes on with Tab.';
  if (method === 'keyboard') return `Types ${what}.`;
  return `Does “${method}” with ${what}.`;
}

const queries = /^(get|find|query)(All)?By/;

/** Names an element by the query that finds it, here or where its variable is declared. */
function nameOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return quote(node.text);
  let name = '';
  const visit = (part: ts.Node) => {
    if (name) return;
    if (ts.isCallExpression(part) && ts.isPropertyAccessExpression(part.expression)) {
      if (queries.test(part.expression.name.text)) name = nameInQuery(part);
    }
    if (ts.isIdentifier(part) && !ts.isPropertyAccessExpression(part.parent)) {
      const declared = declarationOf(part);
      if (declared) visit(declared);
    }
    part.forEachChild(visit);
  };
  visit(node);
  return name;
}

function nameInQuery({ expression, arguments: [first, second] }: ts.CallExpression): string {
  if (!first) return '';
  const named = second && ts.isObjectLiteralExpression(second) && propertyOf(second, 'name', new Map());
  if (named) return quote(readText(named));
  return expression.getText().endsWith('ByRole') ? `the ${readText(first)}` : quote(readText(first));
}

/** The value of a variable of the same function. */
function declarationOf(name: ts.Identifier): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && !node.name.getText().includes('canvas')) {
      if (new RegExp(`\\b${name.text}\\b`).test(node.name.getText()) && node.name.end < name.pos) {
        found = node.initializer;
      }
    }
    node.forEachChild(visit);
  };
  const within = ts.findAncestor(name, ts.isArrowFunction);
  if (within) visit(within.body);
  return found;
}

/** A text, or what a pattern looks for. */
function readText(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isRegularExpressionLiteral(node)) return node.getText();
  return (
    node.text
      .replace(/^\/|\/\w*$/g, '')
      .replace(/\\d[*+]?|[.][*+]/g, '…')
      .replace(/[\\^$()?]/g, '')
      // Stories in Kiswahili share a play: the first word is the English one.
      .replace(/[|].*/, '')
  );
}

function quote(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ', ');
  return `“${line.length > 60 ? `${line.slice(0, 60)}…` : line}”`;
}
