import { expect, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { useBackend } from '../testBackend.ts';

/** A flood of PDFs takes neither every core nor all memory. */

const backend = useBackend({ drawing: { maxConcurrent: 1, maxQueued: 2 } });

test('of many PDFs that are asked for at once a few wait, and the rest is told to come again', async () => {
  const { uuid } = (await backend.call('POST', '/agric/soil-test-bookings/', { body: bookingBody() })).body;
  const path = `/agric/booking/payment/invoice/generate-invoice?uuid=${uuid}`;
  const ask = () => backend.fetch(new Request(`http://api.test${path}`));
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  expect((await ask()).status).toBe(200);
});
