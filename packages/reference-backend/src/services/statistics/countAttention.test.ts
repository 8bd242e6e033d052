import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';

const backend = useBackend();
const attention = async (as: Who) => (await backend.call('GET', '/agric/attention', { as })).body;
const count = async (as: Who, path: string) => (await backend.call('GET', path, { as })).body.count;

/** The list behind each number. */
const lists = (today: string) => ({
  to_collect: `/agric/soil-test-bookings?status=booked&soil_test_date_after=${today}&soil_test_date_before=${today}`,
  overdue: '/agric/soil-test-bookings?status=booked&is_late=true',
  late: '/agric/soil-test-bookings?is_late=true',
  unpaid: '/agric/soil-test-bookings?payment=unpaid',
  without_readings: `/agric/soil-test-samples?is_measured=false&is_received=true&due_by=${today}`,
  reports_to_send: '/agric/soil-test-bookings?status=report_ready&is_report_sent=false',
});

test.each(['administrator', 'agent', 'otherAgent'] as const)(
  'each number of the %s is the count of its list',
  async (who) => {
    const { today, as_of, reports_to_correct, ...counts } = await attention(who);
    expect(as_of).toContain(today);
    for (const [name, path] of Object.entries(lists(today))) {
      expect([name, counts[name]]).toEqual([name, await count(who, path)]);
    }
    const toCorrect = await count('administrator', '/agric/report-generation?to_correct=true');
    expect(reports_to_correct).toBe(who === 'administrator' ? toCorrect : undefined);
    if (who === 'administrator') expect(Math.min(...Object.values<number>(counts))).toBeGreaterThan(0);
  },
);

test('a sample is to be measured once the laboratory has received it', async () => {
  const as = 'administrator';
  const { without_readings: before } = await attention(as);
  const body = bookingBody({ soil_test_date: '2031-03-04' });
  const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', { as, body });
  expect((await attention(as)).without_readings).toBe(before);
  const path = `/agric/soil-test-bookings/${booking.id}/status/`;
  await backend.call('POST', path, { as, body: { status: 'sample_collected' } });
  expect((await attention(as)).without_readings).toBe(before);
  await backend.call('POST', path, { as, body: { status: 'received' } });
  expect((await attention(as)).without_readings).toBe(before + booking.samples.length);
  const rejection = { reason: 'leaking_bag' };
  for (const { id } of booking.samples) {
    await backend.call('POST', `/agric/soil-test-samples/${id}/reject/`, { as, body: rejection });
  }
  expect((await attention(as)).without_readings).toBe(before);
});

test('a test is to be collected on its day in Nairobi, and late from the next', async () => {
  const { today } = await attention('administrator');
  const body = bookingBody({ soil_test_date: today });
  const before = await attention('administrator');
  await backend.call('POST', '/agric/soil-test-bookings/', { body });
  const { to_collect, overdue } = await attention('administrator');
  expect([to_collect, overdue]).toEqual([before.to_collect + 1, before.overdue]);
  const now = backend.clock.now;
  backend.clock.now = new Date(`${today}T21:00:00Z`);
  const next = await attention('administrator');
  expect(next.today > today).toBe(true);
  expect(next.overdue).toBeGreaterThan(overdue);
  backend.clock.now = now;
});
