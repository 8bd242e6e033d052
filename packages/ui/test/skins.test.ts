import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test.each([
  ['plain HTML', 'packages/ui/examples/useBookingForm.tsx'],
  ['Tailwind', 'examples/skins/src/tailwind/TailwindBooking.tsx'],
  ['MUI', 'examples/skins/src/mui/MuiBooking.tsx'],
])('the whole form in %s is at most 150 lines', (_, file) => {
  const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
});

/** Lists the imports of a file, with those that it loads later. */
const importsOf = (code: string) =>
  [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].map(([, specifier = '']) => specifier);

test('a skin imports only its own files, public entries and packages that it installs', () => {
  const folder = join(root, 'examples/skins');
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const isOpen = (specifier: string, file: string) =>
    specifier.startsWith('.')
      ? !relative(folder, join(folder, file, '..', specifier)).startsWith('..')
      : !specifier.endsWith('/internal') &&
        Object.keys(dependencies).some((name) => specifier === name || specifier.startsWith(`${name}/`));
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file));
  const imported = files.flatMap((file) =>
    importsOf(readFileSync(join(folder, file), 'utf8')).map((specifier) => ({ file, specifier })),
  );
  expect(imported.map(({ specifier }) => specifier)).toContain('@udongo/ui/examples/useBookingForm');
  expect(imported.filter(({ file, specifier }) => !isOpen(specifier, file))).toEqual([]);
});
