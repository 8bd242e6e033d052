import { describe, expect, test } from 'vitest';
import { byDemoRules } from '../../../../test/demoRuleSet.ts';
import { cropNamed, sampleRow } from '../../../../test/sampleRow.ts';
import { rateReading } from './rateReading.ts';
import { rateSample } from './rateSample.ts';

/**
 * Bounds of the classes, checked by hand against data/crops.json: the last `slightly_low`, the first and last `optimal`, the
 * last `slightly_high`. A shoulder is a tenth of the range, for pH 0.2. Conductivity has no low shoulder: it would begin below
 * 0.
 */
const thresholds = {
  Maize: {
    nitrogen: [13.5, 15, 30, 31.5],
    phosphorus: [16.3, 18, 35, 36.7],
    potassium: [92.1, 111, 300, 318.9],
    pH: [5.3, 5.5, 7, 7.2],
    conductivity: [null, 50, 1700, 1865],
    moisture: [18.8, 20, 32, 33.2],
    temperature: [16.5, 18, 33, 34.5],
  },
  'Beans (common)': {
    nitrogen: [9, 10, 20, 21],
    phosphorus: [16.3, 18, 35, 36.7],
    potassium: [92.1, 111, 300, 318.9],
    pH: [5.8, 6, 7, 7.2],
    conductivity: [null, 50, 1000, 1095],
    moisture: [19, 20, 30, 31],
    temperature: [17.4, 18, 24, 24.6],
  },
  'Irish potato': {
    nitrogen: [13.5, 15, 30, 31.5],
    phosphorus: [55.1, 61, 120, 125.9],
    potassium: [103.1, 121, 300, 317.9],
    pH: [4.8, 5, 6.2, 6.4],
    conductivity: [null, 50, 1700, 1865],
    moisture: [24, 25, 35, 36],
    temperature: [14, 15, 25, 26],
  },
  Tomato: {
    nitrogen: [18, 20, 40, 42],
    phosphorus: [55.1, 61, 120, 125.9],
    potassium: [103.1, 121, 300, 317.9],
    pH: [5.3, 5.5, 6.8, 7],
    conductivity: [null, 50, 2500, 2745],
    moisture: [24, 25, 35, 36],
    temperature: [19.3, 20, 27, 27.7],
  },
  'Coffee (Arabica)': {
    nitrogen: [13, 15, 35, 37],
    phosphorus: [16, 20, 60, 64],
    potassium: [135, 150, 300, 315],
    pH: [4.2, 4.4, 5.4, 5.6],
    conductivity: [null, 50, 1000, 1095],
    moisture: [22.1, 23, 32, 32.9],
    temperature: [17.4, 18, 24, 24.6],
  },
} as const;

type CropName = keyof typeof thresholds;
type ReadingName = keyof (typeof thresholds)['Maize'];

/** Both sides of each threshold: the value itself still belongs to the class that is nearer to the range. */
const golden = (Object.keys(thresholds) as CropName[]).flatMap((crop) =>
  (Object.keys(thresholds[crop]) as ReadingName[]).flatMap((reading) => {
    const [slightlyLow, low, high, slightlyHigh] = thresholds[crop][reading];
    const sides = [
      [slightlyLow, 'slightly_low', -0.01, 'low'],
      [low, 'optimal', -0.01, 'slightly_low'],
      [high, 'optimal', 0.01, 'slightly_high'],
      [slightlyHigh, 'slightly_high', 0.01, 'high'],
    ] as const;
    return sides.flatMap(([at, inside, step, outside]) =>
      at === null
        ? []
        : [
            { crop, reading, value: at, rating: inside },
            { crop, reading, value: Number((at + step).toFixed(2)), rating: outside },
          ],
    );
  }),
);

describe('both sides of every threshold', () => {
  test('five crops, seven readings, four thresholds, less the low shoulder of conductivity', () => {
    expect(golden).toHaveLength(5 * 7 * 4 * 2 - 5 * 2);
  });

  test.each(golden)('$crop: $reading $value is $rating', ({ crop, reading, value, rating }) => {
    const row = sampleRow({ [reading]: value });
    const [result] = rateSample(row, [cropNamed(crop)], byDemoRules).crops;
    expect(result?.ratings.find((each) => each.reading === reading)).toMatchObject({ value, rating });
  });
});

test('conductivity is never low, only slightly low, because its shoulder reaches below 0', () => {
  const range = { low: '50.00', high: '1700.00' };
  expect(rateReading('conductivity', 0.01, range)?.rating).toBe('slightly_low');
});

test('a distance is written in hundredths: 5.4 + 0.2 is 5.6', () => {
  const range = { low: '4.40', high: '5.40' };
  expect(rateReading('pH', 5.4 + 0.2, range)).toEqual({
    reading: 'pH',
    value: 5.6,
    low: 4.4,
    high: 5.4,
    rating: 'slightly_high',
    delta: 0.2,
  });
  expect(rateReading('nitrogen', 12, { low: '15', high: '30' })?.delta).toBe(-3);
  expect(rateReading('nitrogen', 22, { low: '15', high: '30' })?.delta).toBe(0);
});

test('a reading that is not there was not measured: it is never 0', () => {
  expect(rateReading('potassium', null, { low: 111, high: 300 })).toMatchObject({
    value: null,
    rating: 'not_measured',
    delta: null,
  });
});

test('a reading without a range gets no rating', () => {
  expect(rateReading('moisture', 25, { low: null, high: null })).toBeUndefined();
  expect(rateReading('moisture', 25, { low: 20, high: null })).toBeUndefined();
  const crop = { ...cropNamed('Maize'), humidity_low: null, humidity_high: null } as unknown;
  const [result] = rateSample(sampleRow(), [crop as ReturnType<typeof cropNamed>], byDemoRules).crops;
  expect(result?.ratings.map(({ reading }) => reading)).not.toContain('moisture');
});

/** Maize likes 18 to 35 mg/kg of phosphorus, and up to 1700 µS/cm. */
test.each([
  ['phosphorus', 5, 'low', -13],
  // 0 is low, 16.3 slightly low, 20 good: nobody knows which.
  ['phosphorus', 16.3, 'not_measured', null],
  ['phosphorus', 20, 'not_measured', null],
  // No soil has less than none: with a range from 0 all of it is good.
  ['none', 20, 'optimal', 0],
] as const)(
  '%s below a limit of %s is rated only where 0 has the same rating: %s',
  (of, limit, rating, delta) => {
    const range = of === 'none' ? { low: 0, high: 35 } : { low: 18, high: 35 };
    expect(rateReading('phosphorus', limit, range, true)).toEqual({
      ...{ reading: 'phosphorus', value: limit, below_limit: true, ...range, rating, delta },
    });
  },
);
