import { screen, waitFor, within } from '@testing-library/react';
import type { Review } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { publicPage as olderReviews } from './OlderReviewsPage.public.ts';
import { readReviewsPage } from './reviewsPath.ts';

const review = (id: number, changes: Partial<Review> = {}): Review => ({
  ...{ id, user: null, author: `Farmer ${id}`, rating: 4, comment: `Review ${id}.`, booking: null },
  ...{ is_published: true, created_on: '2026-11-20T20:27:26.303+03:00' },
  updated_on: '2026-11-20T20:27:26.303+03:00',
  ...changes,
});

test('a visitor reads all reviews by links, page by page, with their average', async () => {
  const { user, place, api } = renderApp({
    path: '/reviews',
    handlers: {
      'reviews.list': ({ query }) =>
        query.get('page') === '2'
          ? pageOf([review(1)])
          : { ...pageOf([review(3), review(2, { is_published: false })]), next: '/reviews?page=2' },
      'reviews.getAverage': () => ({ count: 2, average: 4.5 }),
    },
  });
  expect(await screen.findByText('4.5 of 5 from 2 reviews')).toBeVisible();
  expect(screen.getByText('Review 3.')).toBeVisible();
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  // The policy of the server allows no style of an element in a page that it rendered.
  expect(document.querySelectorAll('main [style]')).toHaveLength(0);
  expect(screen.getByText('20 Nov 2026').closest('time')?.dateTime).toBe(review(3).created_on);
  // A service that ignores the filter shows none that nobody has read.
  expect(screen.queryByText('Review 2.')).toBeNull();
  expect(api.callsOf('reviews.list')[0]?.query.get('is_published')).toBe('true');
  await waitFor(() => expect(document.title).toBe('What farmers say · Udongo'));
  expect(screen.queryByRole('link', { name: 'Newer reviews' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Older reviews' }));
  expect(await screen.findByText('Review 1.')).toBeVisible();
  expect(place()).toBe('/reviews/2');
  expect(screen.getByRole('heading', { level: 1, name: 'What farmers say, page 2' })).toHaveFocus();
  expect(document.title).toBe('What farmers say, page 2 · Udongo');
  expect(screen.queryByRole('link', { name: 'Older reviews' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Newer reviews' }).getAttribute('href')).toBe('/reviews');
});

test('a review has the same space below its last line as above its first', async () => {
  renderApp({ path: '/reviews', handlers: { 'reviews.list': () => pageOf([review(1)]) } });
  const card = (await screen.findByText('Review 1.')).closest('section');
  const [above, below] = [card?.querySelector('[role=img]'), screen.getByText(/^Farmer 1/)];
  const edges = [card, above, below].map((part) => part?.getBoundingClientRect());
  const space = (edges[1]?.top ?? 0) - (edges[0]?.top ?? 0);
  expect((edges[0]?.bottom ?? 0) - (edges[2]?.bottom ?? 0)).toBeLessThanOrEqual(space + 1);
});

test.each([
  ['has none yet', () => pageOf([])],
  ['does not offer reviews', () => failure(404, { detail: 'Not found.' })],
])('where the service %s, the page says so in both languages and leads to a booking', async (_, answer) => {
  const { unmount } = renderApp({ path: '/reviews', handlers: { 'reviews.list': answer } });
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Book a soil test' }).getAttribute('href')).toBe('/book');
  unmount();
  const { services } = renderApp({ path: '/sw/reviews', handlers: { 'reviews.list': answer } });
  services.choices.locale.choose('sw');
  expect(await screen.findByText('Bado hakuna maoni')).toBeVisible();
});

test.each(['/reviews/9', '/reviews/1', '/reviews/two'])('no page is at %s', async (path) => {
  renderApp({ path, handlers: { 'reviews.list': () => failure(404, { detail: 'Invalid page.' }) } });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('each page has one address and a title of its own', () => {
  expect([undefined, '2', '10', '1', '0', '02', '2.5', '-2', '1e3', '999999'].map(readReviewsPage)).toEqual([
    ...[1, 2, 10],
    ...Array(7).fill(null),
  ]);
  const titleOf = (data: unknown, locale: 'en' | 'sw') => {
    if (typeof olderReviews.head !== 'function') throw new Error('Older pages have one fixed title.');
    return olderReviews.head(data, locale, {} as never).title;
  };
  expect(titleOf({ page: 2 }, 'en')).toBe('What farmers say, page 2');
  expect(titleOf({ page: 3 }, 'sw')).toBe('Wakulima wanasema nini, ukurasa wa 3');
  expect(titleOf(undefined, 'en')).toBe('What farmers say');
});
