import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { administrator, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const review: Review = {
  ...{ id: 3, user: null, author: 'Wanjiku K.', rating: 4, comment: 'The results came in four days.' },
  ...{ booking: null, is_published: true },
  ...{ created_on: '2026-11-20T20:27:26.303+03:00', updated_on: '2026-11-20T20:27:26.303+03:00' },
};
const finished = { ...booking, status: 'report_ready' } as const;

test('a visitor reads reviews with their average', async () => {
  const { api } = renderApp({
    path: '/',
    handlers: {
      'reviews.list': () => pageOf([review]),
      'reviews.getAverage': () => ({ count: 12, average: 4.6 }),
    },
  });
  const section = within(await screen.findByRole('region', { name: 'What farmers say' }));
  expect(section.getByText('4.6 of 5 from 12 reviews')).toBeVisible();
  expect(section.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  expect(section.getByText(/^Wanjiku K[.],/)).toBeVisible();
  expect(section.getByRole('link', { name: 'Read all reviews' }).getAttribute('href')).toBe('/reviews');
  expect(api.callsOf('reviews.list')[0]?.query.get('is_published')).toBe('true');
});

test('a service that has reviews without an average shows them alone, and one without reviews shows none', async () => {
  const { unmount } = renderApp({ path: '/', handlers: { 'reviews.list': () => pageOf([review]) } });
  const section = within(await screen.findByRole('region', { name: 'What farmers say' }));
  expect(section.queryByText(/of 5 from/)).toBeNull();
  unmount();
  const { api } = renderApp({ path: '/', handlers: { 'reviews.list': () => pageOf([]) } });
  await waitFor(() => expect(api.callsOf('reviews.getAverage')).not.toHaveLength(0));
  expect(screen.queryByRole('region', { name: 'What farmers say' })).toBeNull();
});

test('a farmer reviews a finished booking, changes the review and deletes it', async () => {
  let stored: Review[] = [];
  const store = ({ body }: { body: unknown }) => {
    stored = [{ ...review, user: 8, ...Object(body), is_published: false }];
    return stored[0] as Review;
  };
  const { user, api } = renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: {
      'bookings.get': () => finished,
      'reviews.list': () => pageOf(stored),
      'reviews.create': store,
      'reviews.update': store,
      'reviews.delete': () => {
        stored = [];
        return null;
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByLabelText(/^In your words/), 'Now I know how much lime to buy.');
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(await screen.findByText('Waits until we have read it')).toBeVisible();
  expect(api.callsOf('reviews.create')[0]?.body).toEqual({
    rating: 5,
    comment: 'Now I know how much lime to buy.',
    booking: 26,
  });
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.click(screen.getByRole('button', { name: 'Save the review' }));
  expect(await screen.findByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  const card = screen
    .getByRole('img', { name: '4 of 5 stars' })
    .closest('section, article, div') as HTMLElement;
  await user.click(within(card).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('radio', { name: '5 stars' })).toBeVisible();
});

test.each([
  ['a booking that is not finished', booking, () => pageOf([])],
  ['a service without reviews', finished, () => failure(404, { detail: 'Not found.' })],
] as const)('no review is asked for: %s', async (_, data, answer) => {
  renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => data, 'reviews.list': answer },
  });
  await screen.findByRole('heading', { name: 'UD-1026' });
  expect(screen.queryByText('How was it?')).toBeNull();
});

test('an administrator reads a review and publishes it', async () => {
  const { user, api } = renderApp({
    path: '/review-moderation',
    user: administrator,
    handlers: {
      'reviews.list': () => pageOf([{ ...review, user: 8, booking: 26, is_published: false }]),
      'reviews.update': () => review,
    },
  });
  const row = await screen.findByRole('row', { name: /Wanjiku K/ });
  await user.click(within(row).getByRole('button', { name: /Update/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const [author, words] = [review.author, review.comment].map((text) => dialog.getByText(text).clientWidth);
  expect(words).toBeGreaterThan(2 * (author ?? 0));
  await user.click(dialog.getByRole('checkbox', { name: /Published/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf('reviews.update')).toHaveLength(1));
  expect(api.callsOf('reviews.update')[0]?.body).toEqual({
    rating: 4,
    comment: 'The results came in four days.',
    is_published: true,
  });
});
