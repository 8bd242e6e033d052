import { expect, test } from 'vitest';
import { readParams, readPublicPath, toPublicPath } from './publicPaths.ts';

test.each([
  ['/', { path: '/', address: '/', locale: 'en', params: {} }],
  ['/sw', { path: '/', address: '/', locale: 'sw', params: {} }],
  ['/prices', { path: '/prices', address: '/prices', locale: 'en', params: {} }],
  ['/sw/prices', { path: '/prices', address: '/prices', locale: 'sw', params: {} }],
  ['/blog', { path: '/blog', address: '/blog', locale: 'en', params: {} }],
  ['/sw/blog/lime', { path: '/blog/:slug', address: '/blog/lime', locale: 'sw', params: { slug: 'lime' } }],
  ['/sw/reviews/2', { path: '/reviews/:page', address: '/reviews/2', locale: 'sw', params: { page: '2' } }],
  ['/blog/rss.xml', null],
  ['/swahili', null],
  ['/sw/bookings', null],
  ['/prices/1', null],
  ['//prices', null],
])('the public page at %s', (pathname, expected) => {
  const place = readPublicPath(pathname);
  expect(place).toEqual(expected);
  if (place) expect(toPublicPath(place.address, place.locale)).toBe(pathname);
});

test('a part of a path that has a name stands for a slug, and for nothing that could be more than one', () => {
  expect(readParams('/blog/:slug', '/blog/lime-first')).toEqual({ slug: 'lime-first' });
  for (const address of ['/blog', '/blog/', '/blog/a/b', '/blog/%2e%2e', '/blog/<b>', '/questions/lime'])
    expect(readParams('/blog/:slug', address)).toBeNull();
});
