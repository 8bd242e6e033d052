import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInterfaces, type TypeFacts } from './widgetFacts.ts';

/** A presence or value attribute on a component's elements, for styles and tests. */
export interface DataRow {
  /** `data-pending` */
  attribute: string;
  /** The type of its value; '' for an attribute without a value. */
  values: string;
  description: string;
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!messages[/\\])(?!.*[.](test|stories)[.]).*[.]tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** Every interface of the components, by its name. */
export function readTypeTables(folder: string): Record<string, TypeFacts> {
  return Object.assign({}, ...listSources(folder).map(readInterfaces));
}

/** Lists, by component, the attributes of its state, which every slot carries, then those of single elements in its folder. */
export function readDataTables(folder: string, types: Record<string, TypeFacts>): Record<string, DataRow[]> {
  const tables: Record<string, DataRow[]> = {};
  for (const file of listSources(folder).filter((each) => each.endsWith('.tsx'))) {
    const source = readFileSync(file, 'utf8');
    const [, component] = /export function ([A-Z]\w+)/.exec(source) ?? [];
    if (!component) continue;
    const states = (types[`${component}State`]?.members ?? []).map(({ name: member, type, description }) => ({
      attribute: `data-${member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      values: type === 'boolean' ? '' : type.replace(/ \| (null|undefined)/g, ''),
      description,
    }));
    const known = new Set(states.map(({ attribute }) => attribute));
    const fixed = [...source.matchAll(/\s(data-[a-z-]+)=(?:"([^"]*)"|\{)/g)]
      .filter(([, attribute = '']) => !known.has(attribute) && known.add(attribute))
      .map(([, attribute = '', value = '']) => ({ attribute, values: value, description: '' }));
    tables[component] = [...states, ...fixed];
  }
  return tables;
}
