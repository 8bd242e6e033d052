import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A part without a slot, as the documentation shows it: restyled by its class or its part, not replaced. */
export interface PartRow {
  /** Its name in `::part()`. */
  part: string;
  /** The HTML that draws it: `<div>`. */
  element: string;
  /** Its stable class. */
  className: string;
  /** Further words of the part while a state is on. */
  states: readonly string[];
}

/** The facts found about a component: its own parts, and the tags that it draws. */
interface Drawing {
  folder: string;
  parts: PartRow[];
  draws: Set<string>;
}

/** Gives the fixed parts by component, then those of the components of its folder that it draws; components without parts are left out. */
export function readPartTables(folder: string): Record<string, PartRow[]> {
  const drawings = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*[.](test|stories)[.]).*[.]tsx$/.test(file))
      .flatMap((file) => readDrawings(join(folder, file))),
  );
  const partsOf = (name: string, within: string): PartRow[] => {
    const drawing = drawings.get(name);
    if (drawing?.folder !== within) return [];
    return [...drawing.parts, ...[...drawing.draws].flatMap((drawn) => partsOf(drawn, within))];
  };
  const tables = [...drawings].map(([name, drawing]) => [name, partsOf(name, drawing.folder)] as const);
  return Object.fromEntries(tables.filter(([, parts]) => parts.length > 0));
}

/** Lists the functions of a file with the parts and tags in their JSX. */
function readDrawings(file: string): [string, Drawing][] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements.filter(ts.isFunctionDeclaration).map((component) => {
    const drawing: Drawing = { folder: dirname(file), parts: [], draws: new Set() };
    const visit = (node: ts.Node) => {
      if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
        drawing.draws.add(node.tagName.getText());
        const row = readPart(node);
        if (row) drawing.parts.push(row);
      }
      node.forEachChild(visit);
    };
    visit(component);
    return [component.name?.text ?? '', drawing];
  });
}

function readPart({ tagName, attributes }: ts.JsxOpeningLikeElement): PartRow | undefined {
  const [part = '', ...states] = readWords(attributes, 'part');
  const [className = ''] = readWords(attributes, 'className');
  return part && className ? { part, element: `<${tagName.getText()}>`, className, states } : undefined;
}

/** Every word that an attribute may hold, once. */
function readWords(attributes: ts.JsxAttributes, name: string): string[] {
  const words = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteral(node)) for (const word of node.text.split(' ')) words.add(word);
    node.forEachChild(visit);
  };
  for (const attribute of attributes.properties) {
    if (attribute.name?.getText() === name) attribute.forEachChild(visit);
  }
  return [...words];
}
