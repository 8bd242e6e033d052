import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const examples = readdirSync('packages/ui/examples').flatMap((file) => /^(\w+)\.tsx$/.exec(file)?.[1] ?? []);
// Other examples are recipes, which guides show.
const exported = readFileSync('packages/ui/src/__snapshots__/index.test.ts.snap', 'utf8');
const { tags }: { tags: { name: string }[] } = parse(readFileSync('openapi.yaml', 'utf8'));

test.each([
  [
    'docs/components.md',
    ['udongo-booking', ...examples.filter((name) => /^[A-Z]/.test(name) && exported.includes(`"${name}"`))],
  ],
  ['docs/hooks.md', examples.filter((name) => /^use/.test(name))],
  ['docs/sdk.md', tags.map(({ name }) => name)],
])('%s says of each when to take it', (page, names) => {
  const headings = [...readFileSync(page, 'utf8').matchAll(/^#{2,3} ([\w-]+)$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !headings.includes(name))).toEqual([]);
});

test('the list of the server’s jobs names each of them in words', () => {
  const jobs = readFileSync('packages/reference-backend/src/createJobs.ts', 'utf8');
  const list = readFileSync('packages/reference-app/src/features/admin/resources/jobs.tsx', 'utf8');
  const names = [...jobs.matchAll(/ name: '(\w+)'/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !list.includes(`${name}: t('job.${name}')`))).toEqual([]);
});
