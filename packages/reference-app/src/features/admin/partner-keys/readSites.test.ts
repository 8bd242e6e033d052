import { expect, test } from 'vitest';
import { findWrongSite, readSites } from './readSites.ts';

test('any address of a site names it, with or without https://', () => {
  const typed =
    'shop.example\nhttps://www.Shop.example/book?from=fb, http://localhost:8000/\nshop.example/contact localhost:3000 127.0.0.1:5500/book.html';
  expect(findWrongSite(typed)).toBeUndefined();
  expect(readSites(typed)).toEqual([
    'https://shop.example',
    'https://www.shop.example',
    'http://localhost:8000',
    'http://localhost:3000',
    'http://127.0.0.1:5500',
  ]);
});

test.each(['shop', 'https://*.shop.example', 'ftp://shop.example', 'ada@shop.example', 'https://'])(
  '%s names no site',
  (typed) => {
    expect(findWrongSite(`shop.example\n${typed}`)).toBe(typed);
  },
);
