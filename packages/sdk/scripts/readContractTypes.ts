import { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** The contract's types as TypeScript, in which each schema is only its name. */
export interface ContractTypes {
  /** By the schema's name. */
  schemas: ReadonlyMap<string, string>;
  /** The query fields of each operation that takes a query, by its id. */
  queries: ReadonlyMap<string, readonly QueryField[]>;
}

/** One parameter of a query. */
export interface QueryField {
  name: string;
  isRequired: boolean;
  type: string;
  /** Its docstring, comment signs included; '' when it has none. */
  docs: string;
}

/** Reads the types that openapi-typescript made of the contract. A field that a caller can leave out can also be undefined. */
export function readContractTypes(nodes: ts.Node[]): ContractTypes {
  const source = ts.createSourceFile('schema.ts', astToString(nodes), ts.ScriptTarget.Latest, true);
  const components = membersOf(findInterface(source, 'components'));
  const parameters = new Map(
    [...membersOf(components.get('parameters'))].map(([name, node]) => [name, printType(node)]),
  );
  const schemas = [...membersOf(components.get('schemas'))].map(
    ([name, node]) => [name, printType(node, /(Request|Patch)$/.test(name))] as const,
  );
  const queries = [...membersOf(findInterface(source, 'operations'))].flatMap(([id, operation]) => {
    const query = membersOf(membersOf(operation).get('parameters')).get('query');
    if (!query || !ts.isTypeLiteralNode(query)) return [];
    return [[id, query.members.map((member) => toQueryField(member, parameters))] as const];
  });
  return { schemas: new Map(schemas), queries: new Map(queries) };
}

function findInterface(source: ts.SourceFile, name: string): ts.InterfaceDeclaration {
  const found = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!found) throw new Error(`openapi-typescript wrote no ${name}`);
  return found as ts.InterfaceDeclaration;
}

/** Gives the types of an object's members, by name; none if it is not an object. */
function membersOf(node: ts.Node | undefined): Map<string, ts.TypeNode> {
  const members = node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) ? node.members : [];
  return new Map(members.flatMap((member) => toEntry(member)));
}

function toEntry(member: ts.TypeElement): [string, ts.TypeNode][] {
  if (!ts.isPropertySignature(member) || !member.type) return [];
  return [[nameOf(member), member.type]];
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

function toQueryField(member: ts.TypeElement, parameters: ReadonlyMap<string, string>): QueryField {
  if (!ts.isPropertySignature(member) || !member.type) throw new Error(`${member.getText()} is no parameter`);
  const type = printType(member.type).replace(
    /^components\["parameters"\]\["(\w+)"\]$/,
    (_, name: string) => parameters.get(name) ?? 'never',
  );
  const docs = ts.getJSDocCommentsAndTags(member).map((comment) => comment.getText());
  return {
    name: nameOf(member),
    isRequired: !member.questionToken,
    type,
    docs: toPlainDocs(docs.join('\n').replace(/\n +\*/g, '\n   *')),
  };
}

/** A type's text, moved to the left margin. */
function printType(node: ts.TypeNode, isSent = false): string {
  const text = isSent ? allowUndefined(node) : node.getText();
  const indent = /\n( *)\}$/.exec(text)?.[1] ?? '';
  return toPlainDocs(text.replaceAll(`\n${indent}`, '\n')).replace(
    /components\["schemas"\]\["(\w+)"\]/g,
    '$1',
  );
}

/** Adds `| undefined` to optional fields, for callers who compile with `exactOptionalPropertyTypes`. */
function allowUndefined(node: ts.TypeNode): string {
  const start = node.getStart();
  let text = node.getText();
  const ends: number[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isPropertySignature(child) && child.questionToken && child.type) ends.push(child.type.end - start);
    ts.forEachChild(child, visit);
  };
  visit(node);
  for (const end of ends.sort((one, other) => other - one))
    text = `${text.slice(0, end)} | undefined${text.slice(end)}`;
  return text;
}

/** Docstrings as editors show them best: the text first, without the tag that openapi-typescript puts before it. */
function toPlainDocs(text: string): string {
  return text.replace(/@description /g, '').replace(/\n( *)\* {5,}/g, '\n$1* ');
}
