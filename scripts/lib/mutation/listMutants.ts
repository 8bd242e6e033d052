import { basename } from 'node:path';
import ts from 'typescript';

/** A fault that can be planted in a file. */
export interface Mutant {
  /** Its file, what it is part of, and what it changes: the same in older and newer commits, whatever else the file has. */
  key: string;
  file: string;
  line: number;
  original: string;
  mutated: string;
  /** Where it is planted, and whether it is a whole block or a property there. */
  start: number;
  end: number;
  place: 'expression' | 'block' | 'property';
  /** Code that runs once, when its module is loaded: no test can be seen to reach it. */
  runsOnLoad: boolean;
}

const swaps: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Functions of Drizzle and JavaScript that stand for each other's slip. */
const calls: Record<string, string> = {
  eq: 'ne',
  ne: 'eq',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
  and: 'or',
  or: 'and',
  asc: 'desc',
  desc: 'asc',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  inArray: 'notInArray',
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
};
const removable = new Set([
  'filter',
  'slice',
  'trim',
  'toLowerCase',
  'reverse',
  'toSorted',
  'sort',
  'replace',
]);

const sqlSwaps: [RegExp, string][] = [
  [/>=/g, '>'],
  [/<=/g, '<'],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )=(?= )/g, '<>'],
  [/(?<= )\+(?= )/g, '-'],
  [/(?<= )-(?= )/g, '+'],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bis null\b/g, 'is not null'],
  [/\bis not null\b/g, 'is null'],
  [/\bnot exists\b/g, 'exists'],
  [/\bsum\(/g, 'max('],
  [/\bcoalesce\(/g, 'nullif('],
];

const roles = /^(anonymous|farmer|agent|administrator)$/;
/** What a role may do, and the slip that lets it do more, or less. */
const decisions: Record<string, string> = { 401: "'allow'", 403: "'allow'", scoped: "'allow'", allow: '403' };

/** Every fault that can be planted in a source. Its code is found by the text of its surroundings, not by its place. */
export function listMutants(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const seen = new Map<string, number>();

  const add = (node: ts.Node, mutated: string, place: Mutant['place'] = 'expression') => {
    const original = node.getText();
    // Brackets inside of a chain of `?.` would end it early.
    if (ts.isOptionalChain(node)) return;
    const base = [basename(file), ...namesAround(node), squeeze(original), squeeze(mutated)].join(' | ');
    const nth = (seen.get(base) ?? 0) + 1;
    seen.set(base, nth);
    const start = node.getStart();
    found.push({
      key: nth === 1 ? base : `${base} #${nth}`,
      file,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      original,
      mutated,
      start,
      end: node.getEnd(),
      place,
      runsOnLoad: place !== 'property' && !ts.findAncestor(node, ts.isFunctionLike),
    });
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) addBinary(node, add);
    else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.ExclamationToken) add(node, node.operand.getText());
      if (node.operator === ts.SyntaxKind.MinusToken) add(node, node.operand.getText());
    } else if (ts.isIfStatement(node)) {
      for (const value of ['true', 'false']) add(node.expression, value);
    } else if (ts.isConditionalExpression(node)) {
      for (const value of ['true', 'false']) add(node.condition, value);
    } else if (ts.isCallExpression(node)) addCall(node, add);
    else if (ts.isTaggedTemplateExpression(node)) addSql(node, add);
    else if (ts.isBlock(node) && node.statements.length > 0 && !ts.isTryStatement(node.parent)) {
      add(node, '{}', 'block');
    } else if (ts.isLiteralExpression(node) || isBoolean(node)) addLiteral(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

type Add = (node: ts.Node, mutated: string, place?: Mutant['place']) => void;

function addBinary(node: ts.BinaryExpression, add: Add): void {
  const [left, operator, right] = [node.left, node.operatorToken, node.right].map((part) => part.getText());
  const isText = [node.left, node.right].some(
    (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
  );
  if (operator?.startsWith('+') && isText) return;
  for (const other of swaps[operator ?? ''] ?? []) add(node, `${bare(left)} ${other} ${bare(right)}`);
  // One without the other; a `??` may not stand beside `&&` without brackets.
  if (operator === '&&' || operator === '||' || operator === '??') add(node, String(left));
  if (operator === '&&' || operator === '||') add(node, String(right));
}

const bare = (text: string | undefined) => (/&&|\|\||\?\?/.test(text ?? '') ? `(${text})` : text);

function addCall(node: ts.CallExpression, add: Add): void {
  const callee = node.expression;
  const parts = node.arguments.map((part) => part.getText());
  if (ts.isIdentifier(callee)) {
    const other = calls[callee.text];
    if (other && parts.length > 0) add(node, `drizzle.${other}(${parts.join(', ')})`);
    if (callee.text === 'and') {
      for (const part of node.arguments) {
        if (!ts.isSpreadElement(part)) add(part, 'undefined');
      }
    }
  } else if (ts.isPropertyAccessExpression(callee)) {
    const object = callee.expression.getText();
    const other = calls[callee.name.text];
    if (other) add(node, `${object}.${other}(${parts.join(', ')})`);
    if (removable.has(callee.name.text) && !object.startsWith('db')) add(node, object);
  }
  const outer = ts.isAwaitExpression(node.parent) ? node.parent : node;
  if (ts.isExpressionStatement(outer.parent) && callee.kind !== ts.SyntaxKind.SuperKeyword)
    add(outer, 'undefined');
}

/** Faults in the text of a query: one operator of it at a time. */
function addSql(node: ts.TaggedTemplateExpression, add: Add): void {
  if (node.tag.getText() !== 'sql') return;
  const { template } = node;
  const pieces = ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];
  const whole = node.getText();
  for (const piece of pieces) {
    const from = piece.getStart() - node.getStart();
    for (const [pattern, other] of sqlSwaps) {
      for (const { index, 0: match } of piece.getText().matchAll(pattern)) {
        const at = from + index;
        add(node, whole.slice(0, at) + other + whole.slice(at + match.length));
      }
    }
  }
}

function addLiteral(node: ts.Node, add: Add): void {
  const { parent } = node;
  if (ts.isPropertyName(node) && 'name' in parent && parent.name === node) return;
  if (ts.isExpressionStatement(parent) || ts.isJsxAttribute(parent)) return;
  const other = otherLiteral(node, parent);
  if (other === null) return;
  // A table is made once, when its module is loaded: getters tell which tests read a line of it.
  if (ts.isPropertyAssignment(parent) && !ts.findAncestor(node, ts.isFunctionLike)) {
    add(parent, `${parent.name.getText()}: ${other}`, 'property');
  } else add(node, other);
}

function otherLiteral(node: ts.Node, parent: ts.Node): string | null {
  if (ts.isPropertyAssignment(parent) && roles.test(parent.name.getText())) {
    return decisions[node.getText().replaceAll("'", '')] ?? null;
  }
  if (isBoolean(node)) return node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true';
  if (ts.isNumericLiteral(node)) return node.text === '1' ? '0' : `${node.getText()} + 1`;
  // Sentences are for people: another test than of behaviour would only repeat them.
  if (ts.isStringLiteral(node) && node.text !== '' && !/[ <]/.test(node.text)) return "''";
  return null;
}

function isBoolean(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
}

/** The names of what a node is part of, the outermost first. */
function namesAround(node: ts.Node): string[] {
  const names: string[] = [];
  for (let each: ts.Node | undefined = node; each; each = each.parent) {
    if (!('name' in each) || !each.name) continue;
    const name = each.name as ts.Node;
    if (ts.isIdentifier(name) || ts.isStringLiteral(name)) names.unshift(name.text);
  }
  return names;
}

/** The beginning of a long piece is enough to know it by, and stays the same when its end changes. */
const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 80);

/** The source with every one of these faults in it, each behind a switch that has its number. */
export function plant(text: string, mutants: readonly { id: number; mutant: Mutant }[]): string {
  const sorted = [...mutants].sort(
    ({ mutant: one }, { mutant: other }) => one.start - other.start || other.end - one.end,
  );
  let next = 0;
  const render = (from: number, to: number): string => {
    let done = from;
    let written = '';
    for (let first = sorted[next]?.mutant; first && first.start < to; first = sorted[next]?.mutant) {
      const { start, end, place } = first;
      const group = sorted.filter(({ mutant }) => mutant.start === start && mutant.end === end);
      next += group.length;
      written += text.slice(done, start);
      const original = render(start, end);
      written += wrap(group, place, original);
      done = end;
    }
    return written + text.slice(done, to);
  };
  const planted = render(0, text.length);
  return planted.includes('(drizzle.') ? `import * as drizzle from 'drizzle-orm';${planted}` : planted;
}

function wrap(
  group: readonly { id: number; mutant: Mutant }[],
  place: Mutant['place'],
  original: string,
): string {
  if (place === 'block') return `{ if (!mutant(${group[0]?.id})) ${original} }`;
  const [head = ''] = place === 'property' ? (/^('[^']*'|[\w$]+)\s*:/.exec(original) ?? []) : [];
  const choices = group.map(({ id, mutant }) => {
    const code = place === 'property' ? mutant.mutated.slice(head.length) : mutant.mutated;
    return `mutant(${id}) ? (${code}) : `;
  });
  const chosen = `(${choices.join('')}(${original.slice(head.length)}))`;
  return head ? `get ${head.slice(0, -1)}() { return ${chosen}; }` : chosen;
}
