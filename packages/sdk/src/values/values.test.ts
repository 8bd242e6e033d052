import { expect, test } from 'vitest';
import { fc } from '../../../../scripts/lib/testRuns.ts';
import {
  amountDue,
  costPerTest,
  createUuid,
  formatKes,
  formatNumber,
  mediaUrl,
  netAmount,
  roundCoordinate,
  testTypes,
  todayInNairobi,
} from './index.ts';
import { isWholeUrl, joinUrl } from './joinUrl.ts';

test.each([
  [2000, 'KES 2,000.00'],
  ['2000.00', 'KES 2,000.00'],
  [0, 'KES 0.00'],
  [1234567.5, 'KES 1,234,567.50'],
  [-500, 'KES -500.00'],
  [999, 'KES 999.00'],
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
  [Number.NaN, '-'],
])('%s is shown as %s', (amount, shown) => {
  expect(formatKes(amount)).toBe(shown);
});

test.each([
  [1700, '1,700'],
  ['6.50', '6.5'],
  [0, '0'],
  [' ', '-'],
  [null, '-'],
  ['many', '-'],
])('the reading %s is shown as %s', (value, shown) => {
  expect(formatNumber(value)).toBe(shown);
});

test('commas only group: taken out, the amount is as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const shown = formatKes(cents / 100);
      expect(shown.replace('KES ', '').replaceAll(',', '')).toBe((cents / 100).toFixed(2));
      expect(shown).toMatch(/^KES -?\d{1,3}(,\d{3})*\.\d\d$/);
    }),
  );
});

test('a coordinate keeps 5 decimals', () => {
  expect(roundCoordinate(-1.2863812345)).toBe(-1.28638);
  expect(Object.is(roundCoordinate(-0.0000001), 0)).toBe(true);
});

test('after 21:00 UTC it is already tomorrow in Nairobi', () => {
  expect(todayInNairobi(new Date('2026-03-07T20:59:59Z'))).toBe('2026-03-07');
  expect(todayInNairobi(new Date('2026-03-07T21:00:00Z'))).toBe('2026-03-08');
  expect(todayInNairobi(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test('three samples of a complete analysis cost three times 6500', () => {
  expect(amountDue(3, 'complete-soil-analysis')).toBe(19500);
  expect(amountDue(3, '')).toBe(0);
  expect(amountDue(0, 'microbial-analysis')).toBe(0);
  expect(testTypes.map(({ value }) => costPerTest(value))).toEqual([2000, 6500, 5000]);
});

test('an API that asks other prices is believed, and what it does not offer costs nothing', () => {
  const prices = [{ value: 'microbial-analysis', label: 'Microbial Analysis', cost_per_test: 5200 }] as const;
  expect(amountDue(2, 'microbial-analysis', prices)).toBe(10400);
  expect(amountDue(2, 'complete-soil-analysis', prices)).toBe(0);
});

test('a discount is taken off, down to nothing', () => {
  expect(netAmount(19500, '2000.00')).toBe(17500);
  expect(netAmount(2000, 5000)).toBe(0);
  expect(netAmount(2000, '')).toBe(2000);
  expect(netAmount(2000, undefined)).toBe(2000);
});

test('every booking gets a uuid of its own', () => {
  const uuids = new Set(Array.from({ length: 1000 }, createUuid));
  expect(uuids.size).toBe(1000);
  for (const uuid of uuids) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test.each([
  ['/soil/loam.png', 'https://media.example.com/soil/loam.png'],
  ['soil/loam.png', 'https://media.example.com/soil/loam.png'],
  ['https://elsewhere.example/loam.png', 'https://elsewhere.example/loam.png'],
  ['HTTP://elsewhere.example/loam.png', 'HTTP://elsewhere.example/loam.png'],
  ['http-codes.pdf', 'https://media.example.com/http-codes.pdf'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('a picture at %s is shown from %s', (url, whole) => {
  for (const base of ['https://media.example.com', 'https://media.example.com/'])
    expect(mediaUrl(url, base)).toBe(whole);
});

test('an address that names no server stays on the one of its base', () => {
  const page = 'https://shop.example/book';
  const originOf = (address: string, base: string) => new URL(joinUrl(base, address), page).origin;
  const bases = fc.constantFrom('', '/', '//', '/api', 'https://shop.example', 'https://shop.example/api/');
  const marks = fc.constantFrom('\\', '/', '\t', '\r', '\n', ' ', '\0', '@', '.', ':', 'https:', '#', '?');
  const starts = fc.array(marks, { maxLength: 5 }).map((texts) => texts.join(''));
  fc.assert(
    fc.property(bases, starts, (base, start) => {
      const address = `${start}evil.example/7.pdf`;
      fc.pre(!isWholeUrl(address));
      expect(originOf(address, base)).toBe('https://shop.example');
    }),
    {
      examples: [
        ['', '\\\\'],
        ['/', '\t/'],
        ['', '/ \t\\'],
      ],
    },
  );
});
