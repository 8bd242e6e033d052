import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseTestChoice } from './parseTestChoice.ts';
import { testProjects } from './testProjects.ts';

it('forgets no Vitest project of the repository', () => {
  const folders = [
    'scripts',
    '.storybook',
    'docs-site',
    ...readdirSync('packages').map((name) => `packages/${name}`),
  ];
  const configs = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^vitest[.].*config[.]ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(configs.sort()).toEqual(testProjects.map(({ config }) => config).sort());
});

it('runs a part with the pieces of paths and the title that a person names', () => {
  expect(parseTestChoice(['ui', 'BookingForm', '-t', 'reload'])).toMatchObject({
    scope: 'usual',
    parts: ['ui'],
    filters: ['BookingForm'],
    titles: 'reload',
  });
});

it('finds the part of a test file', () => {
  expect(parseTestChoice(['packages/ui/src/money/Money.test.tsx']).parts).toEqual(['ui']);
  expect(parseTestChoice(['e2e/farmer.spec.ts:12']).parts).toEqual(['e2e']);
});

it('gives each command the tests of its own', () => {
  expect(parseTestChoice(['--rest']).scope).toBe('rest');
  expect(parseTestChoice(['--long']).scope).toBe('long');
});

it('refuses an option that it does not know', () => {
  expect(() => parseTestChoice(['--chanegd'])).toThrow("Unknown option '--chanegd'");
});
