import { expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { contactBody, readings, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { verifyBooking } from '../../../../test/verifyBooking.ts';

const api = useBackend();
const bookings = '/agric/soil-test-bookings';

const told = async (as: Who, id: number, language = 'en'): Promise<string[]> => {
  const { body } = await api.call('GET', `/utils/notifications?limit=200&language=${language}&ordering=id`, {
    as,
  });
  return body.results
    .filter(({ booking }: { booking: number }) => booking === id)
    .map(({ title, message }: { title: string; message: string }) => `${title}: ${message}`);
};
const move = (as: Who, id: number, body: object) =>
  api.call('POST', `${bookings}/${id}/status/`, { as, body });

test('farmer and agent are told what others do with a booking, in the language that they ask for', async () => {
  const made = bookingBody({ farmer: 1, soil_test_date: '2026-12-01' });
  const { id, code } = (await api.call('POST', `${bookings}/`, { as: 'agent', body: made })).body;
  expect(await told('farmer', id)).toEqual([
    `Soil test booked: ${code} is booked for 1 December 2026. We'll collect the soil on that day.`,
  ]);
  // The person who did it is not told.
  expect(await told('agent', id)).toEqual([]);
  await move('administrator', id, { status: 'sample_collected' });
  await move('administrator', id, { status: 'canceled', note: 'The field is flooded' });
  expect(await told('agent', id)).toEqual([
    `Soil collected: We collected the soil of ${code}. Next, we'll measure it.`,
    `Booking cancelled: ${code} was cancelled: The field is flooded`,
  ]);
  expect(await told('farmer', id, 'sw')).toEqual([
    `Miadi ya kupima udongo imewekwa: ${code} imewekwa kwa 1 Desemba 2026. Hatua inayofuata: tutakusanya sampuli siku hiyo.`,
    `Sampuli zimekusanywa: Tumekusanya sampuli za ${code}. Hatua inayofuata: tutazipima.`,
    `Miadi imeghairiwa: ${code} imeghairiwa: The field is flooded`,
  ]);
  for (const stranger of ['otherFarmer', 'otherAgent', 'administrator'] as const) {
    expect(await told(stranger, id)).toEqual([]);
  }
});

test('a rejected sample is told by its code and its reason', async () => {
  const { body } = await api.call('POST', `${bookings}/`, { as: 'farmer', body: bookingBody({ farmer: 1 }) });
  const { samples } = (await api.call('GET', `${bookings}/${body.id}`, { as: 'administrator' })).body;
  const reason = { as: 'administrator', body: { reason: 'leaking_bag' } } as const;
  await api.call('POST', `/agric/soil-test-samples/${samples[0].id}/reject/`, reason);
  expect(await told('farmer', body.id)).toEqual([
    `A sample can’t be tested: ${samples[0].code}: leaking bag. Please bring new soil.`,
  ]);
});

test('a report that is ready is told, and that its results are checked again', async () => {
  const { body } = await api.call('POST', `${bookings}/`, { as: 'farmer', body: bookingBody({ farmer: 1 }) });
  const { samples } = (await api.call('GET', `${bookings}/${body.id}`, { as: 'administrator' })).body;
  const measure = async (pH: number) => {
    const measured = soilSampleBody({ booking: body.id, sensor_data: { ...readings, pH } });
    await api.call('PUT', `/agric/soil-test-samples/${samples[0].id}/`, {
      as: 'administrator',
      body: measured,
    });
  };
  await measure(5.2);
  await verifyBooking(api.db, body.id);
  const report = await api.call('POST', '/agric/report-generation/', {
    as: 'administrator',
    body: { booking: body.id },
  });
  await api.call('POST', `/agric/report-generation/${report.body.id}/send/`, { as: 'administrator' });
  await measure(5.9);
  expect(await told('farmer', body.id)).toEqual([
    `Your report is ready: You can read the results of ${body.code} now.`,
    `We're checking your results again: Something that the results of ${body.code} depend on changed. We'll tell you when the new report is ready.`,
  ]);
});

test('money that arrives is told to whom it concerns', async () => {
  const { body } = await api.call('POST', `${bookings}/`, { as: 'agent', body: bookingBody({ farmer: 1 }) });
  const paid = { booking: body.id, reference: 'RLA0R69NXN', reason: 'Seen in the statement' };
  await api.call('POST', '/agric/mark-booking-as-paid/', { as: 'administrator', body: paid });
  const [amount] = /KES [\d,.]+\d/.exec((await told('agent', body.id)).join()) ?? [];
  expect((await told('farmer', body.id)).at(-1)).toBe(
    `Payment received: We received ${amount} for ${body.code}.`,
  );
});

test('nobody is told of a step that is refused', async () => {
  const { body } = await api.call('POST', `${bookings}/`, { as: 'farmer', body: bookingBody({ farmer: 1 }) });
  expect((await move('administrator', body.id, { status: 'canceled' })).status).toBe(400);
  expect(await told('farmer', body.id)).toEqual([]);
});

test('a person marks one as read, then all; those of others stay', async () => {
  await api.call('POST', '/contact/', { body: contactBody({ subject: 'Opening hours' }) });
  const unread = async (as: Who) => {
    const { body } = await api.call('GET', '/utils/notifications?is_read=false', { as });
    return [body.count, body.results[0]] as const;
  };
  const [before, newest] = await unread('administrator');
  const [others] = await unread('agronomist');
  expect(newest).toMatchObject({ title: 'A message arrived', message: 'Kamau Njoroge wrote: Opening hours' });
  const read = { as: 'administrator', body: { is_read: true } } as const;
  const changed = await api.call('PUT', `/utils/notifications/${newest.id}/`, read);
  expect([changed.status, changed.body]).toEqual([
    200,
    { ...newest, is_read: true, version: expect.any(String) },
  ]);
  expect((await unread('administrator'))[0]).toBe(before - 1);
  await api.call('POST', '/utils/mark-all-notifications-read/', { as: 'administrator' });
  expect([(await unread('administrator'))[0], (await unread('agronomist'))[0]]).toEqual([0, others]);
});

test('nobody reads, marks or deletes a notification of somebody else', async () => {
  const firstOf = async (as: Who) =>
    (await api.call('GET', '/utils/notifications?ordering=id', { as })).body.results[0].id;
  const own = `/utils/notifications/${await firstOf('administrator')}/`;
  for (const as of ['farmer', 'agent'] as const) {
    expect((await api.call('GET', own, { as })).status).toBe(404);
    expect((await api.call('PUT', own, { as, body: { is_read: true } })).status).toBe(404);
    expect((await api.call('DELETE', own, { as })).status).toBe(404);
  }
  expect((await api.call('GET', own, { as: 'administrator' })).status).toBe(200);
  expect((await api.call('DELETE', own, { as: 'administrator' })).status).toBe(204);
  expect((await api.call('GET', own, { as: 'administrator' })).status).toBe(404);
});
