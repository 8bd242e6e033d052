import ts from 'typescript';
import { expect, test } from 'vitest';
import { listMutants, plant } from './listMutants.ts';

const source = `
export const table = { farmer: 403 };
export function price(count: number, each: number, discount?: number): number {
  if (count <= 0) return 0;
  return count * each - (discount ?? 0);
}
`;

function load(text: string, active: number | null) {
  const { outputText } = ts.transpileModule(text, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const exports = {} as { table: { farmer: unknown }; price: (...all: number[]) => number };
  new Function('exports', 'mutant', outputText)(exports, (id: number) => id === active);
  return exports;
}

function plantAll() {
  const mutants = listMutants('price.ts', source);
  const planted = plant(
    source,
    mutants.map((mutant, id) => ({ id, mutant })),
  );
  const withFault = (mutated: string) =>
    load(
      planted,
      mutants.findIndex((mutant) => mutant.mutated === mutated),
    );
  return { mutants, planted, withFault };
}

test('planted faults change nothing until one is switched on, and then only its own piece', () => {
  const { planted, withFault } = plantAll();
  const sound = load(planted, null);
  expect([sound.price(2, 10, 3), sound.price(0, 10), sound.table.farmer]).toEqual([17, 0, 403]);
  expect(withFault('count < 0').price(0, 10, 3)).toBe(-3);
  expect(withFault('count / each').price(30, 10)).toBe(3);
  expect(withFault('count * each + ((discount ?? 0))').price(2, 10, 3)).toBe(23);
  expect(withFault("farmer: 'allow'").table.farmer).toBe('allow');
  expect(withFault('{}').price(2, 10)).toBeUndefined();
});

test('a fault keeps its key when other code of its file changes, and no two have the same', () => {
  const keys = listMutants('price.ts', source).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const changed = `/** Another first line. */\nconst other = 5 > 4;\n${source}`;
  expect(listMutants('src/price.ts', changed).map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
});
