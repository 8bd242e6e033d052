import { expect, test } from 'vitest';
import { useBackend } from './testBackend.ts';

/** Updates at the same time, with the same version: the rows that `lockRecord` locks let one pass. */

const backend = useBackend();
const as = 'administrator';

/** A record, and a body that gives it another text. */
const records: [string, (text: string) => Record<string, unknown>, string?][] = [
  ['/counties/1/', (name) => ({ name })],
  ['/agric/soil-test-bookings/1/', (notes) => ({ notes })],
  ['/agric/soil-test-samples/1/', (sample_notes) => ({ sample_notes })],
  [
    '/agric/farmers/1/',
    (address) => ({
      user: { full_name: 'Wanjiku', profile: { phone_number: '0712345678', address } },
    }),
  ],
  ['/agric/agents/1/', (agrovet_name) => ({ agrovet_name })],
  ['/users/account/profiles/20/', (full_name) => ({ full_name }), 'PATCH'],
  ['/settings/', (support_name) => ({ support_name })],
];

test.each(records)('%s lets one of ten updates pass', async (path, toBody, method = 'PUT') => {
  const { body: before } = await backend.call('GET', path, { as });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      backend.call(method, path, {
        as,
        body: { ...before, ...toBody(`Text ${index}`), version: before.version },
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted(), JSON.stringify(answers.map(({ body }) => body))).toEqual([
    200,
    ...Array(9).fill(412),
  ]);
  const { body: after } = await backend.call('GET', path, { as });
  expect(answers[statuses.indexOf(200)]?.body).toMatchObject({ version: after.version });
  for (const { status, body } of answers) if (status === 412) expect(body.stored).toEqual(after);
});
