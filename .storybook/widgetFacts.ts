import { readFileSync } from 'node:fs';
import ts from 'typescript';

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

/** Every interface in a file, by its name, its members in the order they are declared. */
export function readInterfaces(file: string): Record<string, TypeFacts> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const aliases = new Map(
    source.statements
      .filter(ts.isTypeAliasDeclaration)
      .map((alias) => [alias.name.text, alias.type.getText()] as const),
  );
  const spelledOut = (row: MemberRow) => ({
    ...row,
    type: row.type.replace(/\w+/g, (word) => aliases.get(word) ?? word),
  });
  const found: Record<string, TypeFacts> = {};
  const visit = (node: ts.Node) => {
    if (ts.isInterfaceDeclaration(node)) {
      found[node.name.text] = {
        description: readDocstring(node),
        members: readMembers(node).map(spelledOut),
      };
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Lists the members. A property with two accessors is one member; its type is the wider one, of the setter, which comes second. */
function readMembers({ members }: ts.InterfaceDeclaration): MemberRow[] {
  const rows = new Map<string, MemberRow>();
  for (const member of members) {
    const name = member.name?.getText().replaceAll("'", '') ?? '';
    const { description = readDocstring(member) } = rows.get(name) ?? {};
    rows.set(name, { name, type: readType(member), description });
  }
  return [...rows.values()];
}

/** The type of a member as it is written. */
export function readType(member: ts.TypeElement): string {
  if (ts.isSetAccessor(member)) return member.parameters[0]?.type?.getText() ?? '';
  if (ts.isMethodSignature(member)) {
    const given = member.parameters.map((parameter) => parameter.getText()).join(', ');
    return `(${given}) => ${member.type?.getText()}`;
  }
  return ts.isPropertySignature(member) || ts.isGetAccessor(member) ? (member.type?.getText() ?? '') : '';
}

/** Reads the text of a docstring, in its lines. */
export function readComment(node: ts.Node): string {
  const [docstring] = ts.getJSDocCommentsAndTags(node);
  return ts.getTextOfJSDocComment(docstring?.comment) ?? '';
}

function readDocstring(node: ts.Node): string {
  return readComment(node).replace(/\s*\n\s*/g, ' ');
}
