import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPartTables } from '../../../.storybook/partTables.ts';
import { readSlotTables } from '../../../.storybook/slotTables.ts';

const source = join(import.meta.dirname, '../src');

test('classes and parts, by which pages restyle components, change only on purpose', () => {
  const slots = Object.entries(readSlotTables(source)).flatMap(([component, rows]) =>
    rows.map(({ name, className }) => `${component} ${name}: .${className} ::part(${partOf(className)})`),
  );
  const parts = Object.entries(readPartTables(source)).flatMap(([component, rows]) =>
    rows.map(({ part, className }) => `${component}: .${className} ::part(${part})`),
  );
  expect([...new Set([...slots, ...parts])].sort().join('\n')).toMatchSnapshot();
});

function partOf(className: string) {
  return className.replace('udongo-', '').replace('__', '-');
}
