import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const countsLoaded = `
  import { createRequire } from 'node:module';
  const { default: config } = await import('./.storybook/main.ts');
  await config.viteFinal({ plugins: [] }, {});
  console.log(Object.keys(createRequire(import.meta.url).cache).join('\\n'));
`;

it('starts Storybook without the compilers that only some of its pages ask for', () => {
  const loaded = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', countsLoaded],
    { encoding: 'utf8' },
  ).split('\n');
  expect(readdirSync('node_modules/typescript/lib')).toContain('typescript.js');
  expect(loaded.filter((path) => /node_modules[/\\](typescript|terser)[/\\]/.test(path))).toEqual([]);
});
