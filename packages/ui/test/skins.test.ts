import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Formats code at 110 characters a line: the examples that the documentation shows have shorter lines. */
function countLines(code: string): number {
  const args = ['format', '--line-width=110', '--stdin-file-path=form.tsx'];
  const input = { cwd: root, input: code, encoding: 'utf8' } as const;
  return execFileSync(join(root, 'node_modules/.bin/biome'), args, input).trimEnd().split('\n').length;
}

test.each([
  ['plain HTML', 'packages/ui/examples/useBookingForm.tsx'],
  ['Tailwind', 'examples/skins/src/tailwind/TailwindBooking.tsx'],
  ['MUI', 'examples/skins/src/mui/MuiBooking.tsx'],
])('the whole form in %s is at most 150 lines', (_, file) => {
  const code = readFileSync(join(root, file), 'utf8');
  expect(countLines(code)).toBeLessThanOrEqual(150);
});

test('code in short lines counts as it would in long ones', () => {
  expect(countLines('const sum =\n  1 +\n  2;\n')).toBe(1);
  expect(countLines('first();\n'.repeat(151))).toBe(151);
});
