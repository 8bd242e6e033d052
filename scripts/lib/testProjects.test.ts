import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testProjects } from './testProjects.ts';

it('forgets no Vitest project of the repository', () => {
  const folders = ['scripts', '.storybook', ...readdirSync('packages').map((name) => `packages/${name}`)];
  const configs = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^vitest[.].*config[.]ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(configs.sort()).toEqual(testProjects.map(({ config }) => config).sort());
});
