import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SlotRow } from '../../.storybook/slotTables.ts';
import { readInterfaces, type TypeFacts } from '../../.storybook/widgetFacts.ts';
import { ownParts, toPart, widgetComponents } from '../../.storybook/widgetParts.ts';
import { readEditorData } from '../../packages/embed/scripts/editorData.ts';
import { code, codeBlock, joinParts, table, toKebab, toText } from './markdown.ts';
import { printAccess, printAdvice } from './printComponent.ts';
import { printMembers } from './printTypes.ts';

const page = 'Booking widget';

/** The widget in a page: the snippet of the guide for partners. */
export function printWidgetAbout(root: string): string {
  const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
  const [, snippet = ''] = /```html\n([\s\S]*?)```/.exec(guide) ?? [];
  return joinParts([
    'The form that books a soil test, on any page, from one script.',
    codeBlock('html', snippet),
  ]);
}

/** Its attributes, as its types have them, then what scripts and styles can reach. */
export function printWidgetReference(
  root: string,
  slotTables: Readonly<Record<string, readonly SlotRow[]>>,
): string {
  const types: Record<string, TypeFacts> = Object.assign(
    {},
    ...['element.d.ts', 'types.ts'].map((file) => readInterfaces(join(root, 'packages/embed/src', file))),
  );
  const membersOf = (name: string) => printMembers(types[name]?.members ?? []);
  const partsOf = (name: string) => [...new Set((slotTables[name] ?? []).map((row) => code(toPart(row))))];
  return joinParts([
    printAdvice(page),
    '## Attributes',
    table(
      ['Attribute', 'Value', 'Meaning'],
      readEditorData().attributes.map(({ name, type, description }) => [
        code(name),
        type === "''" ? 'there, or not there' : code(type),
        toText(description),
      ]),
    ),
    '## Properties and methods',
    membersOf('UdongoBookingElement'),
    '### EmbedPrefill',
    membersOf('EmbedPrefill'),
    '## Events',
    'All of them bubble.',
    membersOf('HTMLElementEventMap'),
    '### BookedDetail',
    membersOf('BookedDetail'),
    '### ErrorDetail',
    membersOf('ErrorDetail'),
    '## Parts',
    'A page styles them by `udongo-booking::part(card)`, and sets any `--udongo-*` property on the element.',
    table(
      ['In', 'Parts'],
      [
        ['The element', ownParts.map(code).join(', ')],
        ...widgetComponents.map((name) => [`[${name}](${toKebab(name)}.md)`, partsOf(name).join(', ')]),
      ],
    ),
    printAccess(page),
  ]);
}
