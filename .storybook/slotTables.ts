import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A slot as the documentation shows it. */
export interface SlotRow {
  name: string;
  /** The HTML that draws it: `<div> or <fieldset>`. */
  element: string;
  /** Its stable class; the same with '-' in place of '__', without 'udongo-', is its part. */
  className: string;
  description: string;
}

/** Reads the slots by component from `…Slots` interfaces, in their order; after a form's own come those of the frame around it. */
export function readSlotTables(folder: string): Record<string, SlotRow[]> {
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*[.](test|stories)[.]).*[.]tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const blocks = new Map(
    [...text.matchAll(/createSlots<\s*(\w+)Slots\b[^(]*\(\s*'([\w-]+)'/g)].map(([, component, block]) => [
      component,
      block,
    ]),
  );
  const tables: Record<string, SlotRow[]> = {};
  const interfaces = /export interface (\w+)Slots (?:extends [^{]*?(\w+)Slots[^{]*)?\{\n([\s\S]*?)\n\}/g;
  const declared = [...text.matchAll(interfaces)].map(([, component = '', base, body = '']) => {
    tables[component] = readSlots(body, blocks.get(component) ?? toKebab(component));
    return { component, base };
  });
  for (const { component, base = '' } of declared) tables[component]?.push(...withoutRoot(tables[base]));

  // Components without a named interface of slots have one element, or the slots of the component that they draw.
  for (const [props = '', component = ''] of text.matchAll(/export interface (\w+)Props\b[\s\S]*?\n?\}\n/g)) {
    const [, other] = /SlotProps<\s*(\w+)Slots/.exec(props) ?? /Omit<\s*(\w+)Props/.exec(props) ?? [];
    const [, element] = /SlotProps<\{ root: '(\w+)' \}/.exec(props) ?? [];
    const block = `udongo-${toKebab(component)}`;
    const rows = element
      ? [{ name: 'root', element: `<${element}>`, className: block, description: '' }]
      : tables[other ?? ''];
    if (rows) tables[component] ??= rows;
  }

  // One that takes the props of another has its slots, under its own name.
  for (const [, component = '', other = ''] of text.matchAll(/export function (\w+)\(props: (\w+)Props\)/g)) {
    const rows = tables[other]?.map((row) => ({
      ...row,
      className: row.className.replace(`udongo-${toKebab(other)}`, `udongo-${toKebab(component)}`),
    }));
    if (rows) tables[component] ??= rows;
  }
  return tables;
}

function withoutRoot(rows: readonly SlotRow[] = []): SlotRow[] {
  return rows.filter(({ name }) => name !== 'root');
}

function readSlots(body: string, block: string): SlotRow[] {
  return [...body.matchAll(/(?:\/\*\*\s*([\s\S]*?)\s*\*\/\s*)?(\w+): ('\w+'(?: \| '\w+')*);/g)].map(
    ([, description = '', slot = '', elements = '']) => ({
      name: slot,
      element: elements.replace(/'(\w+)'/g, '<$1>').replaceAll('|', 'or'),
      className: slot === 'root' ? `udongo-${block}` : `udongo-${block}__${toKebab(slot)}`,
      description: description.replace(/\s*\n\s*\*\s*/g, ' '),
    }),
  );
}

function toKebab(word: string): string {
  return word.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
