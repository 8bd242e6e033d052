import { within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestServices } from '../test/createTestServices.ts';
import { createFakeApi, failure, type Handlers, pageOf } from '../test/fakeApi.ts';
import { renderPage } from './renderPage.tsx';

const review = {
  ...{ id: 3, user: null, author: 'Wanjiku K.', rating: 4, comment: 'The results came in four days.' },
  ...{ booking: null, is_published: true },
  ...{ created_on: '2026-11-20T20:27:26.303+03:00', updated_on: '2026-11-20T20:27:26.303+03:00' },
};

/** A page as the app's server renders it for a visitor, on an API that answers as `handlers` say. */
async function renderOn(handlers: Handlers, path: string) {
  const { fetch } = createFakeApi(handlers);
  vi.stubGlobal('fetch', (...request: ConstructorParameters<typeof Request>) =>
    fetch(new Request(...request)),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { config } = createTestServices({}).services;
  const started = performance.now();
  const rendered = await renderPage({
    path,
    locale: path.startsWith('/sw') ? 'sw' : 'en',
    scheme: 'light',
    config,
  });
  if (!rendered) throw new Error(`There is no page at ${path}.`);
  const page = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => page.remove());
  page.innerHTML = rendered.markup;
  return { ...rendered, page, tookMs: performance.now() - started };
}

test.each([
  ['/', 'What farmers say', '4.6 of 5 from 12 reviews'],
  ['/sw', 'Wakulima wanasema nini', /4[.]6 kati ya 5/],
])('the home page at %s says what farmers say before any script runs', async (path, title, average) => {
  const { page, isWhole } = await renderOn(
    { 'reviews.list': () => pageOf([review]), 'reviews.getAverage': () => ({ count: 12, average: 4.6 }) },
    path,
  );
  const section = within(within(page).getByRole('region', { name: title }));
  expect(section.getByText(average)).toBeVisible();
  expect(section.getByText(review.comment)).toBeVisible();
  expect(isWhole).toBe(true);
});

test('the home page says whom the service has served before any script runs, and holds nothing back for it', async () => {
  const reviews: Handlers = {
    'reviews.list': () => pageOf([review]),
    'reviews.getAverage': () => ({ count: 12, average: 4.6 }),
  };
  const stats = { farmers: 1240, agents: 86, counties: 31, bookings: 2310, samples: 5120 };
  const { page } = await renderOn({ ...reviews, 'stats.getApp': () => stats }, '/');
  const served = within(within(page).getByRole('region', { name: 'Who we have served' }));
  expect(served.getByText('1,240')).toBeVisible();
  const slow = await renderOn({ ...reviews, 'stats.getApp': () => new Promise(() => undefined) }, '/');
  expect(within(slow.page).getByText(review.comment)).toBeVisible();
  expect(within(slow.page).queryByText('Soil samples')).toBeNull();
});

test.each<[string, Handlers, boolean]>([
  ['has none yet', { 'reviews.list': () => pageOf([]) }, true],
  ['does not offer them', {}, true],
  ['fails', { 'reviews.list': () => failure(500, {}) }, false],
  ['does not answer', { 'reviews.list': () => new Promise(() => undefined) }, false],
])('the home page is there without reviews, and soon, where the service %s', async (_, handlers, isWhole) => {
  const rendered = await renderOn(handlers, '/');
  const page = within(rendered.page);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Know your soil before you plant');
  expect(page.queryByRole('region', { name: 'What farmers say' })).toBeNull();
  // The server renders a page again soon after a part of it failed.
  expect([rendered.isWhole, rendered.isFound]).toEqual([isWhole, true]);
  expect(rendered.tookMs).toBeLessThan(10_000);
});

test('an average that does not come holds back no review', async () => {
  const { page } = await renderOn(
    { 'reviews.list': () => pageOf([review]), 'reviews.getAverage': () => new Promise(() => undefined) },
    '/',
  );
  expect(within(page).getByText(review.comment)).toBeVisible();
});
