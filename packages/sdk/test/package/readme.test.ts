import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listTypeErrors } from '../../../../scripts/lib/listTypeErrors.ts';

const folder = join(import.meta.dirname, '../..');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = ''], index) => ({
  file: join(folder, 'test', `readme-example-${index + 1}.ts`),
  code,
}));

/** Must be found, or nothing would be. */
const wrong = {
  file: join(folder, 'test', 'readme-example-wrong.ts'),
  code: `import { createUdongo } from '@udongo/sdk';\ncreateUdongo({ baseURL: '/api' });\n`,
};

test('the examples of the README compile', { timeout: 60_000 }, () => {
  expect(examples.length).toBeGreaterThan(8);
  const [found, ...others] = listTypeErrors(folder, [wrong, ...examples]);
  expect(found).toMatch(/readme-example-wrong\.ts: .*baseURL/);
  expect(others).toEqual([]);
});
