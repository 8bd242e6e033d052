import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A slot as the documentation shows it. */
export interface SlotRow {
  name: string;
  /** What it is drawn as: `<div> or <fieldset>`. */
  element: string;
  /** Its stable class; the same with '-' in place of '__', without 'udongo-', is its part. */
  className: string;
  description: string;
}

const name = 'virtual:slot-tables';

/** `import { slotTables } from 'virtual:slot-tables'`: the slots of every component, read from its `…Slots` interface. */
export function slotTablesPlugin(folder: string): Plugin {
  return {
    name: 'slot-tables',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}` ? `export const slotTables = ${JSON.stringify(readSlotTables(folder))};` : undefined,
  };
}

/** The slots by component, in the order they are declared. */
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
  return Object.fromEntries(
    [...text.matchAll(/export interface (\w+)Slots \{\n([\s\S]*?)\n\}/g)].map(
      ([, component = '', body = '']) => [
        component,
        readSlots(body, blocks.get(component) ?? toKebab(component)),
      ],
    ),
  );
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
