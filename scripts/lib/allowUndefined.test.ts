import { expect, test } from 'vitest';
import { allowUndefined } from './allowUndefined.ts';

test('every optional property may be undefined, functions and objects inside of others too', () => {
  const code =
    'interface A { cell?: (row: Row) => void; deep?: { size?: number }; name: string; save(x?: 1): void }';
  expect(allowUndefined(code)).toBe(
    'interface A { cell?: ((row: Row) => void) | undefined; deep?: ({ size?: (number) | undefined }) | undefined; name: string; save(x?: 1): void }',
  );
});
