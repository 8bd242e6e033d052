import { describe, expect, test } from 'vitest';
import type { Rating, RatingClass, ResultAction } from '../generated/types.ts';
import { nameCrop } from './cropNames.ts';
import { describeAction } from './describeAction.ts';
import { describeRuleSet } from './describeNutrients.ts';
import { describeRating } from './describeRating.ts';
import { english } from './english.ts';
import { kiswahili } from './kiswahili.ts';
import { writeDisclaimer } from './resultCatalogues.ts';
import { sumPurchases, toBags } from './sumPurchases.ts';

const amounts = {
  kg_per_acre_low: null,
  kg_per_acre_high: null,
  kg_low: null,
  kg_high: null,
  bags_low: null,
  bags_high: null,
  cost_low: null,
  cost_high: null,
  price_as_of: null,
};

const lime: ResultAction = {
  ...amounts,
  kind: 'lime',
  product: 'lime',
  timing: 'before_planting',
  reading: 'pH',
  reason: 'ph_low',
  values: {
    ph: 5,
    ph_low: 5.5,
    ph_high: 7,
    goal_ph: 5.8,
    target_ph: 5.8,
    past_edge: 0.3,
    wanted_change: 0.8,
    change: 0.8,
    factor_low: 3.4,
    factor_high: 6.7,
    wanted_low: 2.7,
    wanted_high: 5.4,
    tonnes_per_hectare_most: 4.5,
    tonnes_per_hectare_low: 2.7,
    tonnes_per_hectare_high: 4.5,
    acres: 2,
    hectares_per_acre: 0.4047,
    hectares: 0.81,
    tonnes_low: 2.2,
    tonnes_high: 3.6,
    bags_low: 45,
    bags_high: 73,
    cautious_ph: 5.6,
  },
  kg_per_acre_low: 1100.784,
  kg_per_acre_high: 1821.15,
  kg_low: 2201.568,
  kg_high: 3642.3,
  bags_low: 45,
  bags_high: 73,
};

const dap: ResultAction = {
  ...amounts,
  kind: 'fertiliser',
  product: 'npk_17_17_17',
  timing: 'planting',
  reading: 'phosphorus',
  reason: 'phosphorus_rate',
  values: { rating: 'optimal', percent_low: 50, percent_high: 50, instead_of: 'dap' },
  kg_per_acre_low: 25,
  kg_per_acre_high: 25,
  kg_low: 50,
  kg_high: 50,
  bags_low: 1,
  bags_high: 1,
};

test('lime is described with its bags, its sum line by line and what to know before', () => {
  expect(describeAction(lime, 'en')).toEqual({
    title: 'Spread agricultural lime: 45 to 73 bags of 50 kg',
    when: 'Before planting',
    amount: '1,101 to 1,822 kg an acre, 2,202 to 3,643 kg for the plot',
    why: 'The soil is too acid: pH 5.0. This crop likes 5.5 to 7.0. Without lime, part of your fertiliser is wasted.',
    how: english.hows.ph_low,
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

test('the same in Kiswahili', () => {
  expect(describeAction(lime, 'sw')).toMatchObject({
    title: 'Weka chokaa ya kilimo: mifuko 45 hadi 73 ya kilo 50',
    when: 'Kabla ya kupanda',
    amount: 'kilo 1,101 hadi 1,822 kwa ekari, kilo 2,202 hadi 3,643 kwa shamba',
  });
  const { steps } = describeAction(lime, 'sw');
  expect(steps[1]).toBe('Kupanda: 5.8 - 5.0 = 0.8');
  // Each step begins with a capital letter.
  expect(steps.filter((step) => !/^[A-Z]/.test(step))).toEqual([]);
});

test('fertiliser names its share of the usual rate, and why it is not DAP', () => {
  expect(describeAction(dap, 'en')).toMatchObject({
    title: 'NPK 17-17-17: 1 bag of 50 kg',
    when: 'At planting',
    amount: '25 kg an acre, 50 kg for the plot',
    why: 'Phosphorus is good: half the usual rate. Not DAP: it makes acid soil worse.',
  });
});

test('half a bag says so, and an amount from 0 of a report by rules 1 still says at most', () => {
  const little = { ...dap, bags_low: 0, bags_high: 0.5 };
  expect(describeAction(little, 'en').title).toBe('NPK 17-17-17: at most half a bag of 50 kg');
  expect(describeAction({ ...dap, bags_low: 2.5, bags_high: 2.5 }, 'sw').title).toBe(
    'NPK 17-17-17: mifuko 2.5 ya kilo 50',
  );
});

const at = (rating: RatingClass): Rating => ({
  reading: 'pH',
  value: 5,
  low: 5.5,
  high: 7,
  rating,
  delta: 0,
});

test.each([
  ['low', 'Too acid', 'Asidi nyingi mno'],
  ['slightly_low', 'A little acid', 'Asidi nyingi kidogo'],
  ['optimal', 'Good', 'Inafaa'],
  ['slightly_high', 'A little alkaline', 'Alkali nyingi kidogo'],
  ['high', 'Too alkaline', 'Alkali nyingi mno'],
] as const)('a pH has words of its own: %s is %s, %s', (rating, inEnglish, inKiswahili) => {
  expect(describeRating(at(rating), 'en').rating).toBe(inEnglish);
  expect(describeRating(at(rating), 'sw').rating).toBe(inKiswahili);
});

test('a high pH asks for a sodium test, and names no amount and no sulphur', () => {
  const ask: ResultAction = {
    ...amounts,
    ...({ kind: 'ask_agronomist', product: null, timing: null } as const),
    reading: 'pH',
    reason: 'ask_high',
    values: { ph: 8.7, ph_low: 5.5, ph_high: 7 },
  };
  const { title, amount, why, steps } = describeAction(ask, 'en');
  expect([title, amount, steps]).toEqual(['Ask an agricultural officer about the high pH', '', []]);
  expect(why).toContain('Have sodium tested before you buy gypsum');
  expect(why).not.toMatch(/sulphur|clean water/i);
});

test('beside a standing crop the reason to ask first names it, in the language of the reader', () => {
  const values = { ph: 4.6, ph_low: 5.5, ph_high: 7, standing: 'Tea' };
  const ask: ResultAction = { ...lime, ...amounts, product: null, reason: 'ask_standing', values };
  expect(describeAction(ask, 'en').why).toMatch(/it cuts their roots\. On this plot: Tea\.$/);
  expect(describeAction(ask, 'sw').why).toMatch(/Kwenye shamba hili: Chai\.$/);
});

test('what is shown is no less than the need, and fits into its bags', () => {
  const half = { ...dap, kg_per_acre_low: 50.588, kg_per_acre_high: 50.588, kg_low: 25.294, kg_high: 25.294 };
  expect(describeAction({ ...half, values: { crops: 2 } }, 'en')).toMatchObject({
    title: 'NPK 17-17-17: 1 bag of 50 kg',
    amount: '51 kg an acre, 26 kg for this crop’s half of the plot',
  });
  expect(describeAction({ ...dap, kg_low: 5.059, kg_high: 5.059 }, 'en').amount).toContain(' 5.1 kg for');
  // A third, three times: a few grams don't need another bag.
  expect([toBags('dap', 25.002), toBags('dap', 25.01), toBags('lime', 524), toBags('lime', 50)]).toEqual([
    0.5, 1, 11, 1,
  ]);
});

test('crops and plots that need a little of a product buy one bag together, and pay for that', () => {
  const little = { ...dap, product: 'tsp', cost_low: '3100.00', cost_high: '3100.00' } as const;
  const need = (kg: number) => ({ ...little, kg_low: kg, kg_high: kg, bags_low: 0.5, bags_high: 0.5 });
  const skip: ResultAction = { ...dap, ...amounts, kind: 'skip', product: 'mop', reason: 'potassium_enough' };
  expect(sumPurchases([need(5), lime, need(5.059), skip, need(10.118)])).toEqual([
    { product: 'tsp', bagsLow: 0.5, bagsHigh: 0.5, costLow: 3100, costHigh: 3100 },
    { product: 'lime', bagsLow: 45, bagsHigh: 73, costLow: null, costHigh: null },
  ]);
  expect(sumPurchases([need(20), need(20)])).toMatchObject([{ bagsHigh: 1, costHigh: 6200 }]);
  expect(sumPurchases([need(5), { ...need(5), cost_low: null, cost_high: null }])).toMatchObject([
    { bagsHigh: 0.5, costHigh: null },
  ]);
});

test('a line alone keeps its bags: reports by rules 2 rounded 25.3 kg down', () => {
  const old = { ...dap, kg_low: 25, kg_high: 25 };
  expect(sumPurchases([old])).toMatchObject([{ bagsLow: 1, bagsHigh: 1 }]);
});

test('a little salt says why the amount is smaller', () => {
  const salty = { ...dap, values: { ...dap.values, salts: 'slightly_high' } };
  expect(describeAction(salty, 'en').why).toContain(
    'The soil is a little salty: a quarter less than otherwise.',
  );
});

test('amounts say where they come from, and a demo that nobody has reviewed them', () => {
  const rules = { name: 'Demo 1', hash: '4f1c0a7e', counts_from: '2026-01-01', is_reviewed: false };
  expect(describeRuleSet(rules, '1 Jan 2026', 'en')).toEqual([
    'Unreviewed demonstration: no agronomist has approved these amounts.',
    'The amounts come from the rule set “Demo 1” of 1 Jan 2026 (4f1c0a7e): what the crop needs, less what the soil shows. A probe lowers a need by at most a quarter.',
  ]);
  expect(describeRuleSet({ ...rules, is_reviewed: true }, '1 Jan 2026', 'sw')).toEqual([
    expect.stringContaining('“Demo 1” za 1 Jan 2026 (4f1c0a7e)'),
  ]);
});

test('weeks and grams by age are written in the order of time, and a compound names what it gives', () => {
  const values = { ...dap.values, week_1: 4, week_2: 7, gives_n: 9, gives_p2o5: 23, short_k2o: 4.5 };
  expect(describeAction({ ...dap, values }, 'en')).toMatchObject({
    when: '4 and 7 weeks after planting, the same part each time',
    why: expect.stringContaining(
      'It gives 9 kg N and 23 kg P2O5 an acre. All products together give 4.5 kg K2O an acre less than the need.',
    ),
  });
  const tree = { ...dap, ...amounts, product: 'ssp', timing: 'rains', reason: 'tree_rate' } as const;
  const grams = { ...tree, values: { ...dap.values, grams_year_10: 3000, grams_year_1: 250 } };
  expect(describeAction(grams, 'en').amount).toBe(
    '250 g from year 1 and 3,000 g from year 10 for each plant and year',
  );
  expect(describeAction(grams, 'sw').amount).toContain('gramu 250 kuanzia mwaka wa 1 na gramu 3,000');
});

test('an amount for one of two crops names its share, and lime says that it is for both', () => {
  expect(describeAction({ ...dap, values: { ...dap.values, crops: 2 } }, 'en').amount).toBe(
    '25 kg an acre, 50 kg for this crop’s half of the plot',
  );
  expect(describeAction({ ...lime, values: { ...lime.values, together: 2 } }, 'en').why).toMatch(
    /It is for both crops together\.$/,
  );
  expect(describeAction({ ...dap, values: { ...dap.values, crops: 3 } }, 'sw').amount).toContain('theluthi');
});

describe.each([
  ['en', english],
  ['sw', kiswahili],
] as const)('%s', (language, texts) => {
  test('no reason leaves a placeholder or a hole in its sentences', () => {
    for (const reason of Object.keys(texts.titles) as (keyof typeof texts.titles)[]) {
      const like = /^ph_|^ask_|^acid|^lime/.test(reason) ? lime : dap;
      const values = { ...like.values, tonnes_per_hectare: 0.5, tonnes_per_acre: 8, tonnes: 16 };
      const { title, why } = describeAction({ ...like, reason, values }, language);
      expect(`${title} ${why}`).not.toMatch(/[{}]|undefined|\s[:.,]|: \.|: $|\s{2}/);
    }
  });

  test('each rating has its value with its unit, range, meaning and advice', () => {
    const text = describeRating(
      { reading: 'phosphorus', value: 16.5, low: 18, high: 35, rating: 'slightly_low', delta: -1.5 },
      language,
    );
    expect(text).toEqual({
      reading: texts.readings.phosphorus,
      value: '16.5 mg/kg',
      range: texts.range.replace('{low}', '18').replace('{high}', '35 mg/kg'),
      rating: texts.ratings.slightly_low,
      ...texts.meanings.phosphorus.below,
    });
    const missing = describeRating(
      { reading: 'pH', value: null, low: 5.5, high: 7, rating: 'not_measured', delta: null },
      language,
    );
    expect(missing).toMatchObject({ value: '-', ...texts.notMeasured });
  });
});

test('both languages fill in the same numbers', () => {
  const names = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [...new Set(value.match(/\{\w+\}/g) ?? [])].sort().map((name) => `${key} ${name}`)
        : names(value),
    );
  expect(names(kiswahili)).toEqual(names(english));
});

test.each([
  ['Coffee (Arabica)', 'Kahawa'],
  ['Finger millet', 'Wimbi'],
  ['Kale', 'Sukuma wiki'],
  // A crop without a translation.
  ['Dragon fruit', 'Dragon fruit'],
])('%s is %s in Kiswahili, and as it is stored in English', (name, kiswahili) => {
  expect(nameCrop(name, 'sw')).toBe(kiswahili);
  expect(nameCrop(name, 'en')).toBe(name);
});

test('a stored disclaimer is written in the language of the reader; a service keeps words of its own', () => {
  for (const stored of [english.disclaimer, kiswahili.disclaimer]) {
    expect(writeDisclaimer(stored, 'en')).toBe(english.disclaimer);
    expect(writeDisclaimer(stored, 'sw')).toBe(kiswahili.disclaimer);
  }
  expect(writeDisclaimer('Ask KALRO.', 'sw')).toBe('Ask KALRO.');
});

test.each([
  ['en', 'low', '< 5 mg/kg', 'Low', /^Too little phosphorus/],
  ['en', 'not_measured', '< 5 mg/kg', 'Can’t be rated', /only shows that it is below 5 mg\/kg/],
  ['sw', 'not_measured', '< 5 mg/kg', 'Haiwezi kukadiriwa', /iko chini ya 5 mg\/kg/],
] as const)(
  'a value below the limit of its method in words: %s, %s',
  (language, rating, value, word, meaning) => {
    const limits = {
      reading: 'phosphorus',
      value: 5,
      below_limit: true,
      low: 18,
      high: 35,
      delta: null,
    } as const;
    expect(describeRating({ ...limits, rating }, language)).toMatchObject({
      value,
      rating: word,
      meaning: expect.stringMatching(meaning),
    });
  },
);
