import { expect, test } from 'vitest';
import type { SampleSince } from '../generated/types.ts';
import { describeSince } from './describeSince.ts';

const since: SampleSince = {
  sample: 50,
  booking: 3,
  number: 'UD-1003-R1',
  measured_on: '2025-11-12',
  readings: [
    { reading: 'pH', before: 5.1, rating_before: 'low', now: 5.6, rating_now: 'optimal', change: 'better' },
    {
      reading: 'nitrogen',
      before: 18,
      rating_before: 'low',
      now: 31,
      rating_now: 'low',
      change: 'not_clear',
    },
    {
      reading: 'phosphorus',
      before: 5,
      rating_before: 'low',
      now: 60,
      rating_now: 'high',
      change: 'other_side',
    },
    {
      reading: 'conductivity',
      before: 100,
      rating_before: 'optimal',
      now: 1500,
      rating_now: 'high',
      change: 'worse',
    },
  ],
};

test('a value below the limit of its method is one in the sentence, too', () => {
  const [, , reading] = since.readings;
  if (!reading) throw new Error('There is no reading.');
  const readings = [{ ...reading, before_below_limit: true, change: 'not_clear' as const }];
  expect(describeSince({ ...since, readings }, '12 Nov 2025', 'en').lines).toEqual([
    'Phosphorus from < 5 mg/kg to 60 mg/kg: no clear change',
  ]);
});

test('what changed at a place reads as plain words, and says what a probe cannot tell', () => {
  expect(describeSince(since, '12 Nov 2025', 'en')).toEqual({
    title: 'What changed since the last report',
    compared: 'Compared with 12 Nov 2025, report UD-1003-R1.',
    lines: [
      'Acidity (pH) from 5.1 to 5.6: better',
      'Nitrogen from 18 mg/kg to 31 mg/kg: no clear change',
      'Phosphorus from 5 mg/kg to 60 mg/kg: now high',
      'Salts (EC) from 100 µS/cm to 1,500 µS/cm: worse',
    ],
    hint: 'Where it says “no clear change”, a probe can’t tell the two values apart.',
  });
});

test('it reads in Kiswahili, and explains only what it says', () => {
  const readings: SampleSince['readings'] = [
    { reading: 'pH', before: 4.6, rating_before: 'low', now: 5, rating_now: 'low', change: 'same_rating' },
  ];
  expect(describeSince({ ...since, readings }, '12 Nov 2025', 'sw')).toMatchObject({
    lines: ['Asidi ya udongo (pH) kutoka 4.6 hadi 5.0: bado asidi nyingi mno'],
    hint: '',
  });
});
