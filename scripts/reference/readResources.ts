import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { readComment } from '../../.storybook/widgetFacts.ts';

/** A group of operations: `udongo.farmers`. */
export interface Resource {
  name: string;
  description: string;
  methods: readonly ResourceMethod[];
}

export interface ResourceMethod {
  name: string;
  /** Its docstring without the example. */
  docstring: string;
  /** A call; '' for what needs none. */
  example: string;
  /** As it is declared; several where it answers by what it is given. */
  signatures: readonly string[];
  /** The type of its query; '' for a method without one. */
  queryName: string;
  query: readonly { name: string; type: string; isRequired: boolean; description: string }[];
}

/** Every resource of the client in the order of the contract, read from what is generated of it. */
export function readResources(root: string): Resource[] {
  const file = join(root, 'packages/sdk/src/generated/operations.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const interfaces = new Map(
    source.statements.filter(ts.isInterfaceDeclaration).map((each) => [each.name.text, each] as const),
  );
  const queries = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each] as const),
  );
  const contract: { tags: { name: string; description: string }[] } = parse(
    readFileSync(join(root, 'openapi.yaml'), 'utf8'),
  );
  const descriptions = new Map(contract.tags.map(({ name, description }) => [name, description]));
  return [...(interfaces.get('UdongoApi')?.members ?? [])].map((member) => {
    const name = member.name?.getText() ?? '';
    const [, type = ''] = /: (\w+);/.exec(member.getText()) ?? [];
    const members = [...(interfaces.get(type)?.members ?? [])].filter(ts.isMethodSignature);
    if (members.length === 0) throw new Error(`${type} has no methods`);
    return { name, description: descriptions.get(name) ?? '', methods: readMethods(members, queries) };
  });
}

function readMethods(
  members: readonly ts.MethodSignature[],
  queries: ReadonlyMap<string, ts.TypeAliasDeclaration>,
): ResourceMethod[] {
  const methods = new Map<string, ResourceMethod & { signatures: string[] }>();
  for (const member of members) {
    const name = member.name.getText();
    const known = methods.get(name);
    if (known) {
      known.signatures.push(member.getText());
      continue;
    }
    const example = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'example');
    const [queryName = ''] = /\b\w+Query\b/.exec(member.getText()) ?? [];
    methods.set(name, {
      name,
      docstring: readComment(member),
      example: ts.getTextOfJSDocComment(example?.comment) ?? '',
      signatures: [member.getText()],
      queryName,
      query: readQuery(queries.get(queryName)),
    });
  }
  return [...methods.values()];
}

function readQuery(declaration: ts.TypeAliasDeclaration | undefined): ResourceMethod['query'] {
  if (!declaration || !ts.isTypeLiteralNode(declaration.type)) return [];
  return declaration.type.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    isRequired: !member.questionToken,
    type: member.type?.getText().replace(/ \| undefined$/, '') ?? '',
    description: readComment(member),
  }));
}
