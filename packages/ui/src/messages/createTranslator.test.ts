import { expect, test } from 'vitest';
import type { Messages } from './createCatalogueTranslator.ts';
import { createTranslator } from './createTranslator.ts';
import { en } from './en.ts';
import { sw } from './sw.ts';

test('values fill their places, numbers as people write them', () => {
  const t = createTranslator('en');
  expect(t('field.counter', { length: 31, max: 500 })).toBe('31 of 500');
  expect(t('combobox.results', { count: 1 })).toBe('1 choice');
  expect(t('combobox.results', { count: 1284 })).toBe('1,284 choices');
});

test('a value that looks like a placeholder stays text', () => {
  expect(createTranslator('en')('combobox.removeChip', { label: '{label} $& $1' })).toBe(
    'Remove {label} $& $1',
  );
});

test('Kiswahili is spoken, and what a host leaves out is English', () => {
  expect(createTranslator('sw', sw)('common.retry')).toBe('Jaribu tena');
  const t = createTranslator('sw', { common: { retry: 'Rudia' } });
  expect(t('common.retry')).toBe('Rudia');
  expect(t('common.close')).toBe('Close');
});

test('an unknown key, a missing and a needless value are compile errors', () => {
  const t = createTranslator('en');
  // @ts-expect-error no such key
  expect(t('common.nothing')).toBe('common.nothing');
  // @ts-expect-error `max` is missing
  expect(t('field.counter', { length: 1 })).toBe('1 of {max}');
  // @ts-expect-error this text has no places
  expect(t('common.close', { count: 1 })).toBe('Close');
});

test('a text or a group that Kiswahili lacks is a compile error', () => {
  const { retry, ...common } = sw.common;
  const { payment, ...groups } = sw;
  const whole: Messages = { ...groups, payment, common: { ...common, retry } };
  // @ts-expect-error `common.retry` is missing
  const lacksText: Messages = { ...sw, common };
  // @ts-expect-error `payment` is missing
  const lacksGroup: Messages = groups;
  // @ts-expect-error the form of the plural that every language has is missing
  const lacksPlural: Messages = { ...sw, combobox: { ...sw.combobox, results: { one: 'Chaguo 1' } } };
  expect(whole).toEqual(sw);
  expect([lacksText, lacksGroup, lacksPlural]).not.toContainEqual(sw);
});

test('both languages have the same keys and the same places in each text', () => {
  const places = (message: unknown) =>
    [...new Set(JSON.stringify(message).match(/\{\w+\}/g) ?? [])]
      .filter((place) => place !== '{count}')
      .sort();
  // A server's text is found by its places; its translation can do without a name that is English.
  const mayDrop = (group: string) => group === 'serverText';
  const shape = (catalogue: object) =>
    Object.entries(catalogue).map(([group, texts]) => [
      group,
      Object.entries(texts as object).map(([key, message]) => [key, mayDrop(group) ? [] : places(message)]),
    ]);
  const sorted = (catalogue: object) => JSON.parse(JSON.stringify(shape(catalogue))).sort();
  const normal = (catalogue: object) =>
    sorted(catalogue).map(([group, keys]: [string, unknown[]]) => [
      group,
      keys.map((entry) => JSON.stringify(entry)).sort(),
    ]);
  // Crops are stored in English, so only other languages name them.
  expect(normal({ ...sw, cropName: {} })).toEqual(normal(en));
});
