import { expect, test } from 'vitest';
import { bookingBody, sampleBody } from '../../../../test/bookingBody.ts';
import { readings, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend } from '../../../../test/testBackend.ts';

const backend = useBackend();
const as = 'administrator';
const bookingPath = '/agric/soil-test-bookings';
const samplePath = '/agric/soil-test-samples';
const pass = () => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
};

/** A minute after the step before. */
const measure = (booking: number, sample: number, changes: object = {}) => {
  pass();
  return backend.call('PUT', `${samplePath}/${sample}/`, {
    as,
    body: soilSampleBody({ booking, sensor_data: { ...readings, ...changes } }),
  });
};
const bookMeasured = async () => {
  const body = bookingBody({ farmer: 1, samples: [sampleBody(), sampleBody()] });
  const made = (await backend.call('POST', `${bookingPath}/`, { as, body })).body;
  for (const { id } of made.samples) await measure(made.id, id);
  return made;
};
const sendBack = (id: number, body: object) => {
  pass();
  return backend.call('POST', `${bookingPath}/${id}/send-back/`, { as: 'agronomist', body });
};
const statusOf = async (id: number) =>
  (await backend.call('GET', `${bookingPath}/${id}`, { as })).body.status;
const toMeasure = async (booking: number) =>
  (await backend.call('GET', `${samplePath}?booking=${booking}&is_measured=false`, { as })).body.results.map(
    ({ id }: { id: number }) => id,
  );

test('a sample that is sent back is measured again before its booking can be verified', async () => {
  const { id, samples } = await bookMeasured();
  const [first] = samples;
  const { status, body } = await sendBack(id, { samples: [first.id], note: 'The pH does not fit.' });
  expect([status, body.status]).toEqual([200, 'received']);
  const steps = (await backend.call('GET', `${bookingPath}/${id}/status`, { as })).body.results;
  expect(steps.at(-1)).toMatchObject({ cause: 'sent_back', note: 'The pH does not fit.', changed_by: 38 });
  expect(await toMeasure(id)).toEqual([first.id]);
  const { body: sample } = await backend.call('GET', `${samplePath}/${first.id}`, { as });
  expect(sample, 'the readings stay to compare with').toMatchObject({ sensor_data: readings });
  expect(sample.repeat_asked_on).not.toBeNull();
  const verified = await backend.call('POST', `${bookingPath}/${id}/status/`, {
    as: 'agronomist',
    body: { status: 'verified', note: 'As it is' },
  });
  expect(verified.status).toBe(400);
  // The second measurement can give the same values.
  const { body: repeated } = await measure(id, first.id);
  expect(repeated.repeat_asked_on).toBeNull();
  expect(await statusOf(id)).toBe('analysed');
  const events = (await backend.call('GET', `${samplePath}/${first.id}/events`, { as })).body;
  expect(events.map(({ kind, note }: { kind: string; note: string }) => [kind, note])).toEqual([
    ['measured', ''],
    ['repeat_asked', 'The pH does not fit.'],
    ['measured', ''],
  ]);
});

test('further samples can be sent back before the first is measured again', async () => {
  const { id, samples } = await bookMeasured();
  for (const sample of samples) await sendBack(id, { samples: [sample.id], note: 'Again' });
  await measure(id, samples[0].id, { pH: 6 });
  expect(await statusOf(id)).toBe('received');
  await measure(id, samples[1].id, { pH: 6 });
  expect(await statusOf(id)).toBe('analysed');
});

test('a reason and measured samples of the booking are needed', async () => {
  const { id, samples } = await bookMeasured();
  const [{ id: sample }] = samples;
  const fieldsOf = async (body: object) => {
    const { status, body: answer } = await sendBack(id, body);
    return [status, Object.keys(answer)];
  };
  expect(await fieldsOf({ samples: [sample] })).toEqual([400, ['note']]);
  expect(await fieldsOf({ samples: [sample], note: ' ' })).toEqual([400, ['note']]);
  expect(await fieldsOf({ samples: [], note: 'Again' })).toEqual([400, ['samples']]);
  expect(await fieldsOf({ samples: [1], note: 'Again' })).toEqual([400, ['samples']]);
  await backend.call('POST', `${bookingPath}/${id}/verify/`, { as: 'agronomist', body: {} });
  expect(await fieldsOf({ samples: [sample], note: 'Again' })).toEqual([400, ['non_field_errors']]);
});
