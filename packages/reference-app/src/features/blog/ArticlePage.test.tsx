import { screen, waitFor } from '@testing-library/react';
import type { Blog } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const article = (id: number, changes: Partial<Blog> = {}): Blog => ({
  id,
  title: `Article ${id}`,
  slug: `article-${id}`,
  summary: 'In short.',
  body: 'Below **pH 5.5** add lime.',
  cover_image: '',
  category: 1,
  author: 'Ada Auma',
  language: 'en',
  is_published: true,
  published_on: '2026-11-20T09:00:00+03:00',
  created_on: '2026-11-20T09:00:00+03:00',
  updated_on: '2026-11-20T09:00:00+03:00',
  reading_minutes: 3,
  ...changes,
});
const category = { id: 1, name: 'Soil health', name_sw: 'Afya ya udongo', slug: 'soil-health' };

test('a reader finds an article by its category, reads it, and is led to the next one and to a booking', async () => {
  const { user, place, api } = renderApp({
    path: '/blog',
    handlers: {
      'blogs.list': ({ query }) =>
        pageOf(
          query.get('slug') === 'article-2'
            ? [article(2)]
            : [article(1), article(2)].filter(({ id }) => !query.has('category') || id === 2),
        ),
      'blogs.listRandom': ({ query }) => pageOf(query.has('category') ? [] : [article(2), article(3)]),
      'blogCategories.list': () => pageOf([category, { ...category, id: 2, name: 'Sampling' }]),
      'blogCategories.get': () => category,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sampling' }));
  await waitFor(() => expect(screen.queryByText('Article 1')).toBeNull());
  expect(api.callsOf('blogs.list').at(-1)?.query.get('category')).toBe('2');
  await user.click(screen.getByRole('link', { name: 'Article 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Article 2' })).toBeVisible();
  expect(place()).toBe('/blog/article-2');
  await waitFor(() => expect(document.title).toBe('Article 2 · Udongo'));
  expect(screen.getByText('pH 5.5').tagName).toBe('STRONG');
  expect(screen.getAllByText('3 minutes to read')[0]).toBeVisible();
  expect(screen.getByText('Soil health')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Article 3' }).getAttribute('href')).toBe('/blog/article-3');
  expect(screen.getByRole('link', { name: 'Book a soil test' }).getAttribute('href')).toBe('/book');
});

test('a service without categories, random articles and extensions shows the article all the same', async () => {
  const { reading_minutes: _, ...plain } = article(4, { category: null });
  renderApp({
    path: '/blog/article-4',
    handlers: {
      // It does not know the filter.
      'blogs.list': () => pageOf([article(9), plain]),
      'blogs.listRandom': () => failure(404, { detail: 'Not found.' }),
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Article 4' })).toBeVisible();
  expect(screen.queryByText('Read next')).toBeNull();
});

test('an address without a published article says so', async () => {
  renderApp({ path: '/blog/nothing', handlers: { 'blogs.list': () => pageOf([]) } });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('an article without an answer can be asked for again', async () => {
  let isUp = false;
  const { user } = renderApp({
    path: '/blog/article-5',
    handlers: {
      'blogs.list': () => (isUp ? pageOf([article(5, { category: null })]) : failure(500, {})),
      'blogs.listRandom': () => pageOf([]),
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Article 5' })).toBeVisible();
});
