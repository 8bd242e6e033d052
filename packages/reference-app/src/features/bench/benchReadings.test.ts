import type { SensorData, SoilTestSample } from '@udongo/sdk';
import { type SensorReading, sensorReadings } from '@udongo/ui';
import { expect, test } from 'vitest';
import { fc } from '../../../../../scripts/lib/testRuns.ts';
import { openSample } from '../../../test/records.ts';
import {
  type BenchEntry,
  changeText,
  emptyEntry,
  findOverruled,
  findRefused,
  findUnread,
  findUnusual,
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
  Object.fromEntries(
    Object.entries(showReadings(entry, { sensor_data: stored as SensorData })).filter(
      ([, text]) => text !== '',
    ),
  );

test('a number typed by hand stays whatever the text says, and a cleared field takes the next text', () => {
  const entry = changeText(
    { text: '', typed: { pH: '6', nitrogen: '40', potassium: '' } },
    'pH 5\nK 310\nEC 110',
  );
  expect(shown(entry)).toEqual({ pH: '6', nitrogen: '40', potassium: '310', conductivity: '110' });
  expect(findOverruled(entry)).toEqual({ pH: '5' });
  expect(findOverruled(changeText(entry, 'pH 6.0'))).toEqual({});
});

test('a text that says a limit differs from the number typed by hand, and the stored limit is shown as one', () => {
  const entry = changeText({ text: '', typed: { phosphorus: '5' } }, 'P <5\nK: ‹ 10');
  expect(shown(entry)).toEqual({ phosphorus: '5', potassium: '< 10' });
  expect(findOverruled(entry)).toEqual({ phosphorus: '< 5' });
  const stored = showReadings(emptyEntry, { sensor_data: measured, below_limit: ['phosphorus'] });
  expect([stored.phosphorus, stored.nitrogen]).toEqual(['< 30', '12']);
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

test('whoever measures sees what whoever verifies would be asked about, and no rejected sample counts', () => {
  const other = (pH: number, rejected_reason: 'wrong_label' | null = null) => ({
    ...openSample,
    rejected_reason,
    sensor_data: { ...measured, pH },
  });
  const kinds = (pH: number, others: SoilTestSample[], medians?: SoilTestSample['county_medians']) =>
    findUnusual({ values: { ...measured, pH }, below: [] }, others, medians).pH?.map(({ kind }) => kind) ??
    [];
  expect(kinds(5.4, [other(6.4)])).toEqual([]);
  expect(kinds(5.3, [other(6.4)])).toEqual(['far_from_booking']);
  expect(kinds(5.3, [other(6.4, 'wrong_label')])).toEqual([]);
  expect(kinds(5.3, [], { pH: 6.4 })).toEqual(['far_from_county']);
  expect(kinds(3.6, [])).toEqual(['warning_limit']);
});
