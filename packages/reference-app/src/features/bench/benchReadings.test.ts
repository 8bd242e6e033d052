import type { SensorData } from '@udongo/sdk';
import { type SensorReading, sensorReadings } from '@udongo/ui';
import { expect, test } from 'vitest';
import { fc } from '../../../../../scripts/lib/testRuns.ts';
import {
  type BenchEntry,
  changeText,
  emptyEntry,
  findFar,
  findRefused,
  findUnread,
  lineOf,
  removeLine,
  showReadings,
} from './benchReadings.ts';

const measured = {
  nitrogen: 12,
  phosphorus: 30,
  potassium: 310,
  conductivity: 110,
  moisture: 22,
  temperature: 24.1,
  pH: 5,
  latitude: -1.0345,
  longitude: 37.0712,
} satisfies SensorData;

/** The controls that are filled. */
const shown = (entry: BenchEntry, stored: Partial<SensorData> = {}) =>
  Object.fromEntries(Object.entries(showReadings(entry, stored)).filter(([, text]) => text !== ''));

test('a number typed by hand is kept beside a text that does not name its reading', () => {
  const entry = changeText({ text: '', typed: { pH: '6', nitrogen: '40' } }, '{"ph":5.0,"ec":110}');
  expect(shown(entry)).toEqual({ pH: '5', nitrogen: '40', conductivity: '110' });
});

test('stored readings are not mixed with those of a text, and are there again when it is emptied', () => {
  const entry = changeText(emptyEntry, 'pH: 5.8');
  expect(shown(entry, measured)).toEqual({ pH: '5.8' });
  expect(shown(changeText(entry, ''), measured)).toMatchObject({ pH: '5', nitrogen: '12' });
});

test('two pastes in one box are not merged: the second value is a line to remove', () => {
  const text = 'pH: 5.1\nN: 12\npH: 6.4';
  const [line] = findUnread({ text, typed: {} });
  expect(line && lineOf(text, line)).toBe('pH: 6.4');
  expect(line && removeLine(text, line)).toBe('pH: 5.1\nN: 12');
});

test('a line that cannot be read is settled by typing its reading by hand', () => {
  const text = 'K abc\nP: -4';
  expect(findUnread({ text, typed: {} }).map(({ reading }) => reading)).toEqual(['potassium']);
  expect(findUnread({ text, typed: { potassium: '148' } })).toEqual([]);
  expect(shown({ text, typed: {} })).toEqual({ phosphorus: '-4' });
});

/** A line of a text, with the number in it; null where there is none. */
const writtenLine = fc
  .record({
    reading: fc.constantFrom<SensorReading>(...sensorReadings),
    value: fc.option(fc.integer({ min: -900, max: 9000 }).map((value) => value / 10)),
    sign: fc.constantFrom(': ', ' = ', ' ', '\t'),
    word: fc.constantFrom('abc', 'n/a', 'twelve', '?'),
  })
  .map(({ reading, value, sign, word }) => ({ reading, value, text: `${reading}${sign}${value ?? word}` }));

const step = fc.oneof(
  fc.uniqueArray(writtenLine, { selector: ({ reading }) => reading, maxLength: 9 }),
  fc.constant([]),
);

test('whatever was in the box before, the values shown are those of the text on screen, and no line vanishes', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (texts) => {
      const written = texts.map((lines) => lines.map(({ text }) => text).join('\n'));
      const entry = written.reduce(changeText, emptyEntry);
      const last = texts.at(-1) ?? [];
      expect(shown(entry)).toEqual(
        Object.fromEntries(
          last.flatMap(({ reading, value }) => (value === null ? [] : [[reading, String(value)]])),
        ),
      );
      expect(findUnread(entry).map((line) => lineOf(entry.text, line))).toEqual(
        last.filter(({ value }) => value === null).map(({ text }) => text),
      );
    }),
  );
});

test.each([
  [{ ...measured }, []],
  [{ ...measured, pH: 0 }, ['pH']],
  [{ ...measured, pH: 50 }, ['pH']],
])('%o is refused for %j', (values, refused) => {
  expect(findRefused(values)).toEqual(refused);
});

test('a missing reading is refused', () => {
  const { nitrogen: _, ...others } = measured;
  expect(findRefused(others)).toEqual(['nitrogen']);
});

test.each([
  ['pH 1.0 away is not far', { ...measured, pH: 5.4 }, [6.4], null],
  ['pH 1.1 away is far', { ...measured, pH: 5.3 }, [6.4], 'pH'],
  ['the median of two decides', { ...measured, pH: 5.3 }, [6.4, 6.0], null],
])('%s', (_, values, others, reading) => {
  expect(
    findFar(
      values,
      others.map((pH) => ({ ...measured, pH })),
    )?.reading ?? null,
  ).toBe(reading);
});

test.each([
  [30, null],
  [29.9, 'nitrogen'],
  [270, null],
  [270.1, 'nitrogen'],
])('nitrogen %d beside 90 is far: %s', (nitrogen, reading) => {
  expect(findFar({ ...measured, nitrogen }, [{ ...measured, nitrogen: 90 }])?.reading ?? null).toBe(reading);
});
