import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const { name: packageName, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A member of an interface: its name, its docstring, its type as written. */
interface Member {
  name: string;
  description: string;
  type: string;
  isMethod: boolean;
}

const description = 'The form that books a soil test, on any page.';
const slot = 'What shows until the form is there, and without JavaScript: a link to a page to book on.';
const docUrl = 'https://www.npmjs.com/package/@udongo/embed';
const attributesFile = 'src/react/jsx.ts';
const elementFile = 'src/element.d.ts';

/**
 * Reads the facts that editors show about `<udongo-booking>`: attributes from its types for JSX; properties,
 * methods and events from its element.
 */
function readEditorData() {
  const attributes = readMembers(attributesFile, 'UdongoBookingAttributes').filter(
    ({ name }) => name !== 'class',
  );
  const members = readMembers(elementFile, 'UdongoBookingElement');
  return {
    attributes: attributes.map((attribute) => ({ ...attribute, values: valuesOf(attribute.type) })),
    properties: members.filter(({ isMethod }) => !isMethod),
    methods: members.filter(({ isMethod }) => isMethod),
    events: readMembers(elementFile, 'GlobalEventHandlersEventMap'),
  };
}

/** `custom-elements.json`: https://github.com/webcomponents/custom-elements-manifest. */
export function printManifest(): string {
  const { attributes, properties, methods, events } = readEditorData();
  const path = 'dist/udongo.js';
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'UdongoBooking',
    tagName: 'udongo-booking',
    description,
    attributes: attributes.map(({ name, description, type }) => ({
      name,
      description,
      type: { text: type },
    })),
    members: [
      ...properties.map(({ name, description, type }) => ({
        kind: 'field',
        name,
        description,
        type: { text: type },
      })),
      ...methods.map(({ name, description, type }) => ({
        kind: 'method',
        name,
        description,
        return: { type: { text: type } },
      })),
    ],
    events: events.map(({ name, description, type }) => ({ name, description, type: { text: type } })),
    slots: [{ name: '', description: slot }],
    superclass: { name: 'HTMLElement' },
  };
  const exported = {
    kind: 'custom-element-definition',
    name: 'udongo-booking',
    declaration: { name: 'UdongoBooking', module: path },
  };
  const modules = [{ kind: 'javascript-module', path, declarations: [declaration], exports: [exported] }];
  return print({ schemaVersion: '2.1.0', readme: 'README.md', modules });
}

/** `web-types.json`, for the editors of JetBrains: https://github.com/JetBrains/web-types. */
export function printWebTypes(): string {
  const { attributes, properties, events } = readEditorData();
  const element = {
    name: 'udongo-booking',
    description,
    'doc-url': docUrl,
    attributes: attributes.map(({ name, description, type, values }) => ({
      name,
      description,
      value: toWebValue(type),
      ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
    })),
    slots: [{ name: '', description: slot }],
    js: {
      properties: properties.map(({ name, description, type }) => ({ name, description, type })),
      events: events.map(({ name, description }) => ({ name, description })),
    },
  };
  return print({
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: packageName,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: [element] } },
  });
}

/** Lists each member once, in source order; a getter and its setter are one. */
function readMembers(file: string, wanted: string): Member[] {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, Member>();
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === wanted)
      for (const member of node.members) add(member);
    else ts.forEachChild(node, visit);
  };
  const add = (member: ts.TypeElement) => {
    const name = member.name && (ts.isStringLiteral(member.name) ? member.name.text : member.name.getText());
    if (name && !found.has(name)) found.set(name, toMember(name, member));
  };
  visit(source);
  if (found.size === 0) throw new Error(`${file} has no interface ${wanted}`);
  return [...found.values()];
}

function toMember(name: string, member: ts.TypeElement): Member {
  const [doc] = ts.getJSDocCommentsAndTags(member);
  const description = ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ') ?? '';
  if (!description) throw new Error(`${name} has no docstring`);
  const { type } = member as ts.PropertySignature;
  return {
    name,
    description,
    type: typeText(type),
    isMethod: ts.isMethodSignature(member),
  };
}

function typeText(type: ts.TypeNode | undefined): string {
  const text =
    type
      ?.getText()
      .replace(/\s+/g, ' ')
      .replace(/^\| | \| undefined$/g, '') ?? 'unknown';
  return text === 'Setting' ? 'string | null' : text.replace('(string & {})', 'string');
}

function toWebValue(type: string) {
  if (type === "''") return { type: 'boolean', required: false };
  return { type: type.includes('string') ? 'string' : 'enum', required: true };
}

/** The literals of a union of types. */
function valuesOf(type: string): string[] {
  return [...type.matchAll(/'([^']+)'/g)].flatMap(([, value]) => value ?? []);
}

function print(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
