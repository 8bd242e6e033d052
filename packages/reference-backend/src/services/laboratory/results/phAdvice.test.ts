import { expect, test } from 'vitest';
import { fc } from '../../../../../../scripts/lib/testRuns.ts';
import { demoRuleSet } from '../../../../test/demoRuleSet.ts';
import { advisePh } from './phAdvice.ts';

const maize = { rules: demoRuleSet, cropName: 'Maize', onPlot: ['Maize'], low: 5.5, high: 7 };

test('two acres of clay at pH 5.0 for maize take 2.2 to 3.6 tonnes of lime, line by line', () => {
  expect(advisePh({ ...maize, ph: 5, soilType: 'clay', acres: 2 })).toEqual({
    target_ph: 5.8,
    amendment: 'lime',
    tonnes_per_hectare_low: 2.7,
    tonnes_per_hectare_high: 4.5,
    tonnes_low: 2.2,
    tonnes_high: 3.6,
    bags_low: 45,
    bags_high: 73,
    steps: [
      'Target: the lower of 5.5 + 0.3 and the middle of 5.5 to 7.0 = 5.8',
      'Rise: 5.8 - 5.0 = 0.8',
      'Ground limestone: 0.8 x 3.4 to 0.8 x 6.7 = 2.7 to 5.4 t/ha, at most 4.5 t/ha at once',
      '2 acres x 0.4047 = 0.81 ha: 2.2 to 3.6 t, 45 to 73 bags of 50 kg',
    ],
    warnings: [
      'The pH of a probe is an estimate without a buffer test. Test again before liming again.',
      'On poor soils, liming above pH 5.6 can lower the harvest. Ask an agricultural officer first.',
    ],
  });
});

test('a pH within the range takes nothing, its ends included', () => {
  for (const ph of [5.5, 6.2, 7]) {
    expect(advisePh({ ...maize, ph, soilType: 'loam', acres: 1 })).toMatchObject({
      amendment: 'none',
      target_ph: ph,
      bags_high: 0,
    });
  }
});

test('a very acid soil rises by at most 1.0 a season', () => {
  const advice = advisePh({ ...maize, ph: 4, soilType: 'Sandy', acres: 1 });
  expect(advice).toMatchObject({ target_ph: 5, tonnes_per_hectare_low: 1.7, tonnes_per_hectare_high: 2.2 });
  expect(advice.steps).toContain('At most 1.0 a season: 4.0 to 5.0 this time');
  expect(advice.warnings).toHaveLength(1);
});

test('a pH above the range takes no amount of anything: a sodium test and an agronomist come first', () => {
  const advice = advisePh({ ...maize, ph: 8.7, soilType: 'clay', acres: 2 });
  expect(advice).toMatchObject({ amendment: 'none', target_ph: 8.7, tonnes_high: 0, bags_high: 0 });
  expect(advice.steps).toEqual([
    expect.stringMatching(/^Ask an agricultural officer.*Have sodium tested before you buy gypsum/),
  ]);
  expect(advice.warnings).toEqual([]);
});

test.each(['Tea', 'Coffee (Arabica)', 'Avocado (Hass type)', 'Mango', 'Banana', 'Sugarcane'])(
  'standing %s gets no lime to dig in, and is for an agronomist',
  (cropName) => {
    const advice = advisePh({
      rules: demoRuleSet,
      cropName,
      onPlot: [cropName],
      low: 5,
      high: 6,
      ph: 3.9,
      soilType: 'loam',
      acres: 1,
    });
    expect(advice).toMatchObject({ amendment: 'none', bags_high: 0 });
    expect(advice.steps.join()).toContain('Never dig lime in around standing plants');
  },
);

test('tea takes no lime at pH 4.0 or above, whatever its range says', () => {
  const tea = {
    ...{ rules: demoRuleSet, cropName: 'Tea', onPlot: ['Tea'] },
    ...({ low: 4.5, high: 5.5, soilType: 'loam', acres: 1 } as const),
  };
  expect(advisePh({ ...tea, ph: 4 }).steps.join()).toContain('lime would do harm');
  expect(advisePh({ ...tea, ph: 3.99 }).steps.join()).toContain('Ask an agricultural officer');
});

test('lime under half a bag is no lime', () => {
  const plot = { ...maize, low: 5.5, high: 5.7, ph: 5.4, soilType: 'Sandy' } as const;
  // 0.2 x 2.2 = 0.44 t/ha; of 0.1 acre 17.8 kg, of 0.25 acre 44.5 kg.
  expect(advisePh({ ...plot, acres: 0.1 })).toMatchObject({ amendment: 'none', bags_high: 0 });
  expect(advisePh({ ...plot, acres: 0.1 }).steps).toEqual([
    'No lime needed. pH 5.4 is close to what this crop likes, 5.5 to 5.7. It would take less than half a bag.',
  ]);
  const little = advisePh({ ...plot, acres: 0.25 });
  expect(little).toMatchObject({ amendment: 'lime', tonnes_low: 0.03, tonnes_high: 0.04, bags_high: 1 });
  expect(little.steps.at(-1)).toBe('0.25 acres x 0.4047 = 0.10 ha: 0.03 to 0.04 t, 1 bag of 50 kg');
});

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);

test('whatever is measured, the advice leads towards the range and one dressing stays bounded', () => {
  fc.assert(
    fc.property(
      hundredths(3, 10),
      hundredths(4, 7),
      hundredths(0.1, 3),
      fc.constantFrom('clay', 'loam', 'Sandy'),
      (ph, low, width, soilType) => {
        const high = Number((low + width).toFixed(2));
        const advice = advisePh({ ...maize, ph, low, high, soilType, acres: 1 });
        expect(advice.amendment).toBe(ph < low ? 'lime' : 'none');
        expect(Math.abs(advice.target_ph - ph)).toBeLessThanOrEqual(1.05);
        expect(advice.tonnes_per_hectare_low).toBeLessThanOrEqual(advice.tonnes_per_hectare_high);
        expect(advice.tonnes_per_hectare_high).toBeLessThanOrEqual(4.5);
      },
    ),
  );
});

test.each(['en', 'sw'] as const)('steps and warnings are written in %s', (language) => {
  const advice = advisePh({ ...maize, ph: 5, soilType: 'clay', acres: 2 }, language);
  const english = advisePh({ ...maize, ph: 5, soilType: 'clay', acres: 2 });
  expect(advice.steps.join() === english.steps.join()).toBe(language === 'en');
  expect(advice.warnings.join() === english.warnings.join()).toBe(language === 'en');
  expect([advice.bags_low, advice.bags_high]).toEqual([45, 73]);
});
