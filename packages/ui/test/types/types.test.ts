import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const run = promisify(execFile);
const types = inject('typesApp');

const compilers = ['typescript-5.4', 'typescript-5.9', 'typescript-6', 'typescript-7'];

test.each(compilers)(
  '%s compiles a page against the packed packages, stylesheets included',
  async (compiler) => {
    // Those before 6 only check imports of stylesheets when they are asked to; 5.4 cannot.
    const flags = compiler === 'typescript-5.9' ? ['--noUncheckedSideEffectImports'] : [];
    expect(await listOwnErrors(compiler, 'tsconfig.json', flags)).toEqual([]);
  },
);

test.each(['typescript-5.4', 'typescript-7'])(
  '%s knows the tag of the widget in React 18, too',
  async (compiler) => {
    expect(await listOwnErrors(compiler, 'tsconfig.react18.json')).toEqual([]);
  },
);

test('examples of the contract need no msw', async () => {
  const script = `const { exampleOf } = await import('@udongo/sdk/testing'); console.log(exampleOf('health.get').status);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: types });
  expect(stdout.trim()).toBe('ok');
});

/** Errors in the app and in the types of our packages: those of other libraries are for their authors. */
async function listOwnErrors(compiler: string, project: string, flags: readonly string[] = []) {
  const tsc = join(types, 'node_modules', compiler, 'bin/tsc');
  const args = [tsc, '-p', project, '--pretty', 'false', ...flags];
  const { stdout } = await run(process.execPath, args, { cwd: types, maxBuffer: 1e8 }).catch(
    (error) => error,
  );
  const lines: string[] = stdout.split('\n');
  return lines.filter((line) => /error TS/.test(line) && !/^node_modules[/](?!@udongo)/.test(line));
}
