import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBody } from '../../../test/bookingBody.ts';
import { reviewBody } from '../../../test/recordBodies.ts';
import { useBackend, userIds, type Who } from '../../../test/testBackend.ts';
import { bookings } from '../../db/schema.ts';

const api = useBackend();
/** The demo farmer's booking with a report. */
const finished = 1;

const write = (as: Who, changes: object) => api.call('POST', '/reviews/', { as, body: reviewBody(changes) });
const idsFor = async (as: Who, query = '') =>
  (await api.call('GET', `/reviews?limit=200${query}`, { as })).body.results.map(
    ({ id }: { id: number }) => id,
  );

test('a booking without a report, and one of somebody else, cannot be reviewed', async () => {
  const body = bookingBody({ farmer: 1 });
  const { body: booked } = await api.call('POST', '/agric/soil-test-bookings/', { as: 'farmer', body });
  const refusal = { booking: ['Choose a booking of yours whose report is ready.'] };
  for (const booking of [booked.id, 2, 999_999]) {
    const { status, body: answer } = await write('farmer', { booking });
    expect([booking, status, answer]).toEqual([booking, 400, refusal]);
  }
  expect((await write('otherFarmer', {})).status).toBe(400);
});

test('stars are one to five, and words are asked for', async () => {
  for (const rating of [0, 6, 4.5, 'many', null]) {
    const { status, body } = await write('farmer', { rating, booking: finished });
    expect([rating, status, Object.keys(body)]).toEqual([rating, 400, ['rating']]);
  }
  const { status, body } = await write('farmer', { comment: ' ', booking: finished });
  expect([status, body]).toEqual([400, { comment: ['This field may not be blank.'] }]);
});

test('a review is seen by its author until an administrator publishes it, and counts in the average from then on', async () => {
  const before = (await api.call('GET', '/reviews/average')).body;
  expect(before).toEqual({ count: 2, average: 4.5 });
  const { status, body: review } = await write('farmer', { rating: 1, is_published: true });
  expect([status, review]).toEqual([
    201,
    expect.objectContaining({
      user: userIds.farmer,
      author: 'Wanjiku K.',
      booking: finished,
      is_published: false,
    }),
  ]);
  expect(await idsFor('farmer', `&booking=${finished}`)).toEqual([review.id]);
  expect(await idsFor('anonymous')).not.toContain(review.id);
  expect((await api.call('GET', `/reviews/${review.id}`)).status).toBe(404);

  // Stars and words stay those of the author, whatever an administrator sends.
  const published = reviewBody({ rating: 5, comment: 'Nothing to say.', is_published: true });
  await api.call('PUT', `/reviews/${review.id}`, { as: 'administrator', body: published });
  const seen = await api.call('GET', `/reviews/${review.id}`);
  const { rating, comment } = review;
  expect(seen.body).toEqual(
    expect.objectContaining({ user: null, booking: null, author: 'Wanjiku K.', rating, comment }),
  );
  expect(await idsFor('anonymous', `&booking=${finished}`)).toEqual([]);
  expect((await api.call('GET', '/reviews/average')).body).toEqual({ count: 3, average: 3.3 });

  const again = await write('farmer', { booking: finished });
  expect([again.status, again.body]).toEqual([400, { booking: ['You have reviewed this booking already.'] }]);

  const rewritten = reviewBody({ rating: 5, comment: 'Buy at https://spam.example' });
  const changed = await api.call('PUT', `/reviews/${review.id}`, { as: 'farmer', body: rewritten });
  expect(changed.body).toEqual(
    expect.objectContaining({ rating: 5, booking: finished, is_published: false }),
  );
  expect((await api.call('GET', '/reviews/average')).body).toEqual(before);
});

test('an administrator reviews a booking that they made, and none of anybody else', async () => {
  const refusal = { booking: ['Choose a booking of yours whose report is ready.'] };
  for (const changes of [{ booking: finished }, {}]) {
    const { status, body } = await write('administrator', { ...changes, is_published: true });
    expect([changes, status, body]).toEqual([changes, 400, refusal]);
  }
  const body = bookingBody({ farmer: 1 });
  const { body: made } = await api.call('POST', '/agric/soil-test-bookings/', { as: 'administrator', body });
  await api.db.inTransaction((db) =>
    db.update(bookings).set({ status: 'report_ready' }).where(eq(bookings.id, made.id)),
  );
  const { status, body: review } = await write('administrator', {});
  expect([status, review.booking]).toEqual([201, made.id]);
  const own = reviewBody({ rating: 3, comment: 'My words.' });
  const changed = await api.call('PUT', `/reviews/${review.id}/`, { as: 'administrator', body: own });
  expect(changed.body).toEqual(expect.objectContaining(own));
});

test('nobody but an administrator reaches the unpublished review of somebody else, or changes or deletes one', async () => {
  const unpublished = '/reviews/3';
  const published = '/reviews/1/';
  for (const as of ['farmer', 'agent'] as const) {
    expect((await api.call('GET', unpublished, { as })).status).toBe(404);
    expect((await api.call('PUT', published, { as, body: reviewBody() })).status).toBe(404);
    expect((await api.call('DELETE', published, { as })).status).toBe(404);
  }
  expect((await api.call('GET', unpublished, { as: 'administrator' })).status).toBe(200);
  expect((await api.call('DELETE', published, { as: 'administrator' })).status).toBe(204);
});

test('an administrator does not review a booking for its farmer', async () => {
  expect((await write('administrator', { booking: finished })).status).toBe(400);
});
