import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testProjects } from './testProjects.ts';
import { listTestStages, type TestScope } from './testSteps.ts';

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

it('runs in `npm test` or in what follows it every test of a full run, and none twice', () => {
  const root = mkdtempSync(join(tmpdir(), 'udongo-steps-'));
  mkdirSync(join(root, 'packages'));
  const names = (scope: TestScope) =>
    listTestStages(root, scope)
      .flat()
      .map(({ name }) => name);
  expect([...names('usual'), ...names('rest')].sort()).toEqual(names('full').sort());
  expect(names('rest')).toContain('tests of ui-package');
  rmSync(root, { recursive: true });
});
