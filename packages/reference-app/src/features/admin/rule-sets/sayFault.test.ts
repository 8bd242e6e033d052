import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sayFault } from './sayFault.ts';

const rules = join(import.meta.dirname, '../../../../../reference-backend/src/services/laboratory/rules');

/** Each fault that the server can name, with "x1" in the place of what it fills in. */
function listFaults(): string[] {
  const sources = readdirSync(rules).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  const text = sources.map((name) => readFileSync(join(rules, name), 'utf8')).join('\n');
  const said = text.matchAll(/(?:refuse\(|message: )\s*(['`])((?:(?!\1)[\s\S])+)\1/g);
  return [...said].map(([, , fault = '']) => fillIn(fault));
}

function fillIn(fault: string): string {
  let count = 0;
  let filled = '';
  for (let rest = fault; rest; ) {
    const start = rest.indexOf('${');
    if (start < 0) return filled + rest;
    filled += `${rest.slice(0, start)}x${++count}`;
    rest = rest.slice(start + closing(rest.slice(start)) + 1);
  }
  return filled;
}

/** The place of the brace that closes the first one; a template can have another one in it. */
function closing(text: string): number {
  let depth = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === '{') depth += 1;
    if (sign === '}' && --depth === 0) return index;
  }
  return text.length;
}

test('each fault that the server finds in a file is said in Kiswahili, with its line', () => {
  const faults = listFaults();
  expect(faults.length).toBeGreaterThan(20);
  const english = faults.filter((fault) => sayFault(`Line 7: ${fault}`, 'sw').endsWith(`: ${fault}`));
  expect(english).toEqual([]);
});

test('a fault keeps its names and numbers, and in English all of its words', () => {
  const fault = 'Line 2: amount: 2200 is not between 0.5 and 150';
  expect(sayFault(fault, 'sw')).toBe('Mstari wa 2: amount: 2200 haiko kati ya 0.5 na 150');
  expect(sayFault(fault, 'en')).toBe(fault);
  expect(sayFault('Line 4: a new fault', 'sw')).toBe('Mstari wa 4: a new fault');
  expect(sayFault('Line 9: maize has two needs of n', 'sw')).toBe(
    'Mstari wa 9: maize ina mahitaji mawili ya n',
  );
});
