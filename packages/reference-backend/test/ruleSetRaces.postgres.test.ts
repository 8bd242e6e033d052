import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoRules } from '../src/generated/demoRules.ts';
import { meetAtLock } from './meetAtLock.ts';
import { useBackend } from './testBackend.ts';

const backend = useBackend();
const upload = (name: string, as: 'administrator' | 'agronomist') => () =>
  backend.call('POST', '/agric/rule-sets/', {
    as,
    body: { ...demoRules, name, counts_from: '2099-01-01', needs: `${demoRules.needs}\n` },
  });

test('of two people who upload the same files at once, one is told who was first, and nothing is stored twice', async () => {
  // Lets reads pass and keeps both where they store.
  const answers = await meetAtLock(backend, sql`lock table rule_sets in share mode`, [
    upload('Ada’s rules', 'administrator'),
    upload('Musa’s rules', 'agronomist'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  const stored = answers.find(({ status }) => status === 201)?.body;
  expect(answers.find(({ status }) => status === 400)?.body).toEqual({
    non_field_errors: [`Nothing would change: the rule set ${stored.name} has the same files and ranges.`],
  });
  const { body } = await backend.call('GET', '/agric/rule-sets', { as: 'administrator' });
  expect(body.results).toHaveLength(2);
});
