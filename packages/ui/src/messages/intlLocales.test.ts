import { expect, test } from 'vitest';
import { formatDate } from '../lib/formatDate.ts';
import { createTranslator } from './createTranslator.ts';
import { intlLocales } from './intlLocales.ts';

test.each([
  ['en', ['en-KE', 'en-KE', 'en-KE']],
  ['sw', ['sw-KE', 'sw-KE', 'en-KE']],
  ['sw-TZ', ['sw-TZ', 'sw-KE', 'en-KE']],
  ['fr-CI', ['fr-CI', 'fr', 'en-KE']],
  ['not a tag', ['en-KE']],
  ['', ['en-KE']],
])('numbers and dates of "%s" follow %j', (locale, tags) => {
  expect(intlLocales(locale)).toEqual(tags);
});

test('a language that nobody translated yet writes its dates and numbers, and says the rest in English', () => {
  expect(formatDate('fr-CI', '2026-11-24', 'long')).toBe('mardi 24 novembre 2026');
  const t = createTranslator('fr-CI', { common: { cancel: 'Annuler' } });
  expect(t('common.cancel')).toBe('Annuler');
  expect(t('combobox.results', { count: 1234 })).toMatch(/^1\s234 /);
});

test('no tag makes a text throw', () => {
  for (const tag of ['fr-CI', 'x', 'en_US', '-', 'zh-Hant-TW-u-nu-hanidec', '🌱']) {
    expect(() => createTranslator(tag)('combobox.results', { count: 2 })).not.toThrow();
    expect(formatDate(tag, '2026-11-24')).not.toBe('');
  }
});
