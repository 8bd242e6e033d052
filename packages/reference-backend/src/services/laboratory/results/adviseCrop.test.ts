import { describeAction } from '@udongo/sdk/results';
import { describe, expect, test } from 'vitest';
import { fc } from '../../../../../../scripts/lib/testRuns.ts';
import { byDemoRules, demoRuleSet, demoRulesFor } from '../../../../test/demoRuleSet.ts';
import { cropNamed, sampleRow } from '../../../../test/sampleRow.ts';
import { adviseFertiliser } from './adviseFertiliser.ts';
import type { Prices } from './priceAction.ts';
import { rateSample, type SampleReadings } from './rateSample.ts';

const noPrices: Prices = new Map();

function advise(cropName: string, changes: Partial<SampleReadings> = {}, prices = noPrices) {
  const crop = cropNamed(cropName);
  const rated = rateSample(sampleRow({ main_crop_id: crop.id, ...changes }), [crop], {
    rules: demoRuleSet,
    prices,
  });
  return { actions: rated.crops[0]?.actions ?? [], firstStep: rated.cheapest_first_step };
}

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);

/** Gives the actions of an advice in short. */
function summary(cropName: string, changes: Partial<SampleReadings> = {}) {
  return advise(cropName, changes).actions.map(({ kind, product, timing, reason, kg_per_acre_high: kg }) =>
    [kind, product, timing, reason, kg && Math.round(kg)].filter((part) => part !== null).join(' '),
  );
}

test('two acres of clay at pH 5.0 for maize: lime first, 45 to 73 bags', () => {
  const { actions, firstStep } = advise('Maize', { pH: 5, nitrogen: 12, potassium: 310 });
  expect(actions[0]).toMatchObject({
    kind: 'lime',
    product: 'lime',
    timing: 'before_planting',
    reading: 'pH',
    reason: 'ph_low',
    kg_per_acre_low: 1100.784,
    kg_per_acre_high: 1821.15,
    kg_low: 2201.568,
    kg_high: 3642.3,
    bags_low: 45,
    bags_high: 73,
    values: {
      ph: 5,
      goal_ph: 5.8,
      change: 0.8,
      factor_low: 3.4,
      factor_high: 6.7,
      wanted_low: 2.7,
      wanted_high: 5.4,
      tonnes_per_hectare_low: 2.7,
      tonnes_per_hectare_high: 4.5,
      tonnes_low: 2.2,
      tonnes_high: 3.6,
      cautious_ph: 5.6,
    },
  });
  expect(firstStep).toMatchObject({ reason: 'ph_low_small_budget', kg_low: 404.7, bags_low: 9 });
});

describe('fertiliser', () => {
  test.each([
    ['low', 12, 50],
    ['slightly low', 17, 37.5],
    ['good', 25, 37.5],
    ['slightly high', 36, 37.5],
    ['high', 40, 37.5],
  ])(
    'phosphorus decides the DAP of maize, and a probe lowers it by at most a quarter: %s',
    (_, phosphorus, kg) => {
      const dap = advise('Maize', { phosphorus }).actions.find(({ timing }) => timing === 'planting');
      expect(dap).toMatchObject({ product: 'dap', kg_per_acre_low: kg, kg_per_acre_high: kg });
    },
  );

  test.each([
    // DAP for phosphorus that is good brings 6.75 of the 22 kg N.
    ['low', 10, 58.654],
    ['slightly low', 14, 37.5],
    ['good', 20, 37.5],
    ['high', 40, 37.5],
  ])('nitrogen decides the CAN of maize: %s', (_, nitrogen, kg) => {
    const can = advise('Maize', { nitrogen }).actions.find(({ timing }) => timing === 'top_dressing');
    expect(can).toMatchObject({ product: 'can', reason: 'nitrogen_rate', kg_per_acre_low: kg });
  });

  test('a laboratory that reads high means none this season, with nothing to buy', () => {
    const { ratings } = rateSample(
      sampleRow({ main_crop_id: 1, phosphorus: 60, nitrogen: 17 }),
      [cropNamed('Maize')],
      byDemoRules,
    ).crops[0] ?? { ratings: [] };
    const actions = adviseFertiliser({
      ...byDemoRules,
      cropName: 'Maize',
      ratings,
      ph: 6,
      acres: 2,
      evidence: 'laboratory',
    });
    expect(actions).toContainEqual(
      expect.objectContaining({ kind: 'skip', product: 'dap', reason: 'none_this_season', bags_high: null }),
    );
    // Nitrogen 17 is within the range: half of 22 kg, and no DAP gives any of it.
    const can = actions.filter(({ product }) => product === 'can');
    expect(can.map(({ values }) => values.percent_low)).toEqual([50, 50]);
    expect(can.reduce((sum, { kg_per_acre_high: kg }) => sum + (kg ?? 0), 0)).toBeCloseTo(11 / 0.26, 1);
  });

  test.each([
    ['0.60', 1],
    ['0.50', 0.5],
    ['0.51', 1],
    ['0.05', 0.5],
    ['2.00', 2],
  ])('bags are never less than the need: 50 kg of DAP an acre on %s acres', (size_of_land, bags) => {
    const [dap] = advise('Maize', { phosphorus: 12, size_of_land }).actions;
    expect(dap).toMatchObject({ product: 'dap', bags_low: bags, bags_high: bags });
    expect(bags * 50).toBeGreaterThanOrEqual(50 * Number(size_of_land));
  });

  test('no amount begins at 0, whatever was measured', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Maize', 'Cabbage', 'Irish potato', 'Beans (common)', 'Tea', 'Wheat'),
        fc.record({
          pH: hundredths(3, 10),
          phosphorus: hundredths(0, 300),
          nitrogen: hundredths(0, 300),
          conductivity: hundredths(0, 4000),
          size_of_land: hundredths(0.05, 20).map((acres) => acres.toFixed(2)),
        }),
        (crop, changes) => {
          for (const action of advise(crop, changes).actions) {
            expect(action.product).not.toBe('sulphur');
            if (action.bags_low === null) continue;
            expect(action.bags_low).toBeGreaterThan(0);
            expect(action.kg_low).toBeGreaterThan(0);
            if (action.kind === 'fertiliser')
              expect(action.bags_low * 50 + 0.01).toBeGreaterThanOrEqual(action.kg_high ?? 0);
          }
        },
      ),
    );
  });

  test('bags come in halves', () => {
    const [dap, can] = advise('Cabbage', { phosphorus: 20, nitrogen: 18, pH: 6.5 }).actions;
    // 46 kg P2O5 are 100 kg DAP an acre, with 18 kg N.
    expect(dap).toMatchObject({ product: 'dap', kg_per_acre_low: 100, kg_low: 200, bags_low: 4 });
    // Three quarters of 37.5 kg N, less those 18: 10.1 kg N are 38.9 kg CAN an acre, 77.9 kg = 1.6 bags.
    expect(can).toMatchObject({ product: 'can', kg_per_acre_low: 38.942, kg_low: 77.885, bags_low: 2 });
  });

  test('below pH 5.5 there is no DAP: TSP has its P2O5, CAN its nitrogen, and lime comes first', () => {
    // 50 kg DAP: 23 kg P2O5 and 9 kg N. 9 / 0.26 = 34.6 kg CAN.
    expect(summary('Maize', { pH: 5.4, phosphorus: 12, nitrogen: 12 })).toEqual([
      'lime lime before_planting ph_low 1085',
      'fertiliser tsp planting phosphorus_rate 50',
      'fertiliser can planting dap_nitrogen 35',
      'fertiliser can top_dressing nitrogen_rate 50',
      'skip dap dap_acidifies',
    ]);
    expect(summary('Maize', { pH: 5.5, phosphorus: 12 })[0]).toBe(
      'fertiliser dap planting phosphorus_rate 50',
    );
  });

  test('NPK 17-17-17 takes the place of DAP nowhere: a bag of it has a third of the P2O5', () => {
    for (const crop of ['Maize', 'Irish potato', 'Cabbage', 'Tomato', 'Beans (common)'])
      expect(summary(crop, { pH: 4.5, phosphorus: 5 }).join()).not.toContain('npk_17_17_17');
  });

  test('TSP in place of DAP gives as much P2O5, and CAN the nitrogen that is left out', () => {
    // 200 kg DAP: 92 kg P2O5 and 36 kg N. 36 / 0.26 = 138.5 kg CAN; 31.2 kg N later are 120 kg.
    expect(summary('Irish potato', { pH: 5.3, phosphorus: 30, nitrogen: 10 })).toEqual([
      'fertiliser tsp planting phosphorus_rate 200',
      'fertiliser can planting dap_nitrogen 139',
      'fertiliser can top_dressing nitrogen_rate 120',
      'skip dap dap_acidifies',
    ]);
  });

  test('legumes get a small starter of nitrogen only', () => {
    expect(summary('Beans (common)', { pH: 6.5, phosphorus: 12, nitrogen: 5 })).toEqual([
      'fertiliser dap planting phosphorus_rate 50',
      'skip can legume',
    ]);
  });

  test('salts a little above the range lower all fertiliser by a step, as other readings do', () => {
    const { actions } = advise('Maize', { conductivity: 1717, phosphorus: 10, nitrogen: 25 });
    expect(actions.map(({ product, values }) => [product, values.percent_low, values.salts])).toEqual([
      ['dap', 75, 'slightly_high'],
      ['can', 50, 'slightly_high'],
    ]);
  });

  test('salty soil gets no fertiliser: a sodium test comes first, and nothing is washed or bought', () => {
    expect(summary('Maize', { conductivity: 1865.01, pH: 8.7, phosphorus: 10, nitrogen: 10 })).toEqual([
      'ask_agronomist ask_salty',
      'compost before_planting ph_high_compost',
      'ask_agronomist ask_high',
      'skip too_salty',
    ]);
  });

  test('moisture on the day decides nothing about a top-dressing six weeks later', () => {
    expect(summary('Maize', { moisture: 5 })).toEqual(summary('Maize', { moisture: 26 }));
  });

  test('enough potassium means no potassium; too little is for an agronomist, without an amount', () => {
    expect(summary('Maize', { potassium: 301 })).toContain('skip mop potassium_enough');
    const ask = advise('Cabbage', { potassium: 100 }).actions.find(({ reading }) => reading === 'potassium');
    expect(ask).toMatchObject({
      kind: 'ask_agronomist',
      reason: 'potassium_low',
      kg_low: null,
      bags_low: null,
    });
  });

  test('a crop without usual rates gets no amount', () => {
    const { actions } = advise('Coffee (Arabica)', { pH: 4.8, phosphorus: 10, nitrogen: 10 });
    expect(actions.map(({ reason }) => reason)).toEqual(['no_usual_rates']);
    expect(actions[0]).toMatchObject({ kind: 'ask_agronomist', product: null, kg_per_acre_low: null });
  });

  test('what was not measured decides nothing', () => {
    expect(summary('Maize', { phosphorus: null, nitrogen: null, pH: null })).toEqual([
      'ask_agronomist phosphorus_unknown',
      'ask_agronomist nitrogen_unknown',
    ]);
  });
});

test('a pH above the range is for an agronomist, with compost and without amounts', () => {
  const { actions, firstStep } = advise('Maize', { pH: 7.5 });
  expect(actions.slice(0, 1)).toMatchObject([{ kind: 'compost', reason: 'ph_high_compost' }]);
  expect(actions).toContainEqual(
    expect.objectContaining({
      kind: 'ask_agronomist',
      reason: 'ask_above_range',
      product: null,
      kg_low: null,
    }),
  );
  expect(firstStep).toBeNull();
  expect(summary('Coffee (Arabica)', { pH: 5.7 }).join()).not.toMatch(/sulphur|compost/);
});

test('lime is spread for drilled crops, never put into planting holes; standing crops get neither', () => {
  expect(advise('Wheat', { pH: 4.5 }).actions[0]).toMatchObject({ kind: 'lime', timing: 'before_planting' });
  for (const crop of [
    'Wheat',
    'Rice (paddy)',
    'Finger millet',
    'Tea',
    'Avocado (Hass type)',
    'Mango',
    'Banana',
  ])
    expect(advise(crop, { pH: 3.8 }).firstStep).toBeNull();
  expect(advise('Sorghum', { pH: 4.5 }).firstStep).toMatchObject({ reason: 'ph_low_small_budget' });
  expect(summary('Avocado (Hass type)', { pH: 4.2 })).toEqual([
    'fertiliser ssp rains tree_rate',
    'fertiliser can rains tree_rate',
    'ask_agronomist ask_standing',
  ]);
  expect(summary('Tea', { pH: 4 })).toEqual([
    'fertiliser npk_26_5_5 rains nitrogen_rate 88',
    'skip lime acid_lover',
  ]);
});

test('no first step where a whole dressing is no more than it', () => {
  expect(advise('Maize', { pH: 5.4, soil_type: 'Sandy' }).firstStep).toMatchObject({ kg_low: 404.7 });
  // Potatoes get no lime above 5.0: scab.
  expect(advise('Irish potato', { pH: 4.99, soil_type: 'Sandy' }).firstStep).toBeNull();
  expect(advise('Maize', { pH: 5.5 }).firstStep).toBeNull();
  expect(advise('Maize', { pH: null }).firstStep).toBeNull();
});

test('bags cost what the price table says; without a price there is no cost', () => {
  const prices: Prices = new Map([
    ['lime', { price_per_bag: '300.00', as_of: '2026-11-20' }],
    ['tsp', { price_per_bag: '3600.50', as_of: '2026-11-18' }],
  ]);
  const { actions, firstStep } = advise('Maize', { pH: 5, nitrogen: 12 }, prices);
  expect(actions.map(({ cost_low, cost_high, price_as_of }) => [cost_low, cost_high, price_as_of])).toEqual([
    ['13500.00', '21900.00', '2026-11-20'],
    ['5400.75', '5400.75', '2026-11-18'],
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ]);
  expect(firstStep?.cost_low).toBe('2700.00');
});

describe('crops on one plot', () => {
  const together = (names: readonly string[], changes: Partial<SampleReadings> = {}) => {
    const crops = names.map(cropNamed);
    const row = sampleRow({ main_crop_id: crops[0]?.id ?? 0, size_of_land: '2.00', ...changes });
    return rateSample(row, crops, byDemoRules).crops;
  };
  const kgOf = (product: string, result: ReturnType<typeof together>[number] | undefined) =>
    (result?.actions ?? [])
      .filter((action) => action.product === product)
      .map(({ kg_high }) => Math.round(kg_high ?? 0));

  test('each gets the fertiliser of its share, and not of the whole plot', () => {
    const [maize, beans] = together(['Maize', 'Beans (common)'], { pH: 6.5, phosphorus: 5, nitrogen: 5 });
    // 50 kg DAP an acre, for beans, too: each on one acre of the two.
    expect([kgOf('dap', maize), kgOf('can', maize), kgOf('dap', beans)]).toEqual([[50], [50], [50]]);
    expect(maize?.actions?.[0]?.values.crops).toBe(2);
    const three = together(['Maize', 'Beans (common)', 'Cabbage'], { pH: 6.5, phosphorus: 5, nitrogen: 5 });
    expect(kgOf('dap', three[0])).toEqual([34]);
  });

  test('lime is one line, for the whole plot and all crops together', () => {
    const results = together(['Maize', 'Beans (common)'], { pH: 5 });
    const lime = results.flatMap(({ actions = [] }) => actions.filter(({ kind }) => kind === 'lime'));
    expect(lime).toMatchObject([{ kg_low: 2201.568, kg_high: 3642.3, values: { together: 2 } }]);
    expect(results[0]?.actions?.[0]?.kind).toBe('lime');
  });

  test('where only another crop needs lime, it gets some on its share', () => {
    const results = together(['Irish potato', 'Beans (common)'], { pH: 5.5 });
    const lime = results.map(({ actions = [] }) => actions.filter(({ kind }) => kind === 'lime'));
    expect(lime[0]).toEqual([]);
    expect(lime[1]).toMatchObject([{ values: { acres: 1, crops: 2 } }]);
  });
});

describe('products', () => {
  const priced = (prices: Record<string, string>): Prices =>
    new Map(
      Object.entries(prices).map(([product, price_per_bag]) => [
        product as 'dap',
        { price_per_bag, as_of: '2026-11-20' },
      ]),
    );
  const bought = (prices: Record<string, string>, changes: Partial<SampleReadings>) =>
    advise('Maize', { nitrogen: 10, phosphorus: 10, ...changes }, priced(prices))
      .actions.filter(({ kind }) => kind === 'fertiliser')
      .map(({ product, kg_per_acre_high: kg }) => `${product} ${Math.round(kg ?? 0)}`);
  const all = { dap: '6500', tsp: '6200', can: '3200', urea: '3400', npk_23_23_0: '3000', mop: '4200' };

  test('the cheapest ones meet the need where all that could serve have a price', () => {
    // 28.3 kg urea an acre are 1.5 bags for 5,100; 50 kg CAN are 2 for 6,400.
    expect(bought(all, { pH: 6 })).toEqual(['dap 50', 'urea 28']);
    expect(bought({ ...all, urea: '9000' }, { pH: 6 })).toEqual(['dap 50', 'can 50']);
  });

  test('a product without a price leaves the stated order', () => {
    const { urea: _, ...others } = all;
    expect(bought(others, { pH: 6 })).toEqual(['dap 50', 'can 50']);
  });

  test('a compound never gives more of a nutrient than the full need, and the rest is filled up', () => {
    // 39 kg NPK 23-23-0 have the 9 kg N of planting and 9 of 23 kg P2O5.
    expect(bought(all, { pH: 5 })).toEqual(['npk_23_23_0 39', 'tsp 30', 'can 50']);
  });

  test('urea, which acidifies, is left out of acid soil as DAP is', () => {
    expect(bought(all, { pH: 5.49 }).join()).not.toMatch(/urea|dap/);
  });

  test('each amount says what it gives, and what all of them give too much of', () => {
    const [dap] = advise('Maize', { phosphorus: 10, nitrogen: 10 }).actions;
    expect(dap && describeAction(dap, 'en').why).toBe(
      'Phosphorus is low: the full usual rate. It gives 9 kg N and 23 kg P2O5 an acre.',
    );
    const [tea] = advise('Tea', { pH: 5, nitrogen: 10, phosphorus: 20, potassium: 350 }).actions;
    expect(tea && describeAction(tea, 'en').why).toContain(
      'All products together give 1.4 kg P2O5 and 1.4 kg K2O an acre more than the need.',
    );
    const [ssp] = advise('Avocado (Hass type)', { phosphorus: 10 }).actions;
    expect(ssp && describeAction(ssp, 'en')).toMatchObject({
      title: 'SSP for each plant',
      amount: '250 g from year 1, 750 g from year 3 and 3,000 g from year 10 for each plant and year',
    });
  });
});

test('without a rule set that counts, nobody is given an amount', () => {
  for (const crop of ['Maize', 'Tea', 'Beans (common)']) {
    const rated = rateSample(sampleRow({ pH: 4.2 }), [cropNamed(crop)], { prices: noPrices, rules: null });
    expect(rated.crops[0]?.actions?.map(({ reason, kg_high }) => [reason, kg_high])).toEqual([
      ['no_reviewed_rules', null],
    ]);
    expect(rated.cheapest_first_step).toBeNull();
  }
});

test('a crop has rules by each of its names in the files; one that nobody knows gets no lime', () => {
  const named = (name: string, pH: number) =>
    rateSample(sampleRow({ pH }), [{ ...cropNamed('Tea'), name }], {
      ...byDemoRules,
      rules: demoRulesFor([name]),
    }).crops[0]?.actions?.map(({ reason }) => reason);
  expect(named('Chai (green)', 4.2)).toContain('acid_lover');
  expect(named('Dragon fruit', 4.2)).toEqual(['ask_unlisted', 'no_usual_rates']);
});

test('a nutrient below its limit counts as none, so that no need is lowered, and salts as the limit', () => {
  const dap = (changes: Partial<SampleReadings>) => {
    const { actions } = advise('Maize', changes);
    const found = actions.find(({ timing }) => timing === 'planting');
    return [found?.kg_per_acre_high, found && describeAction(found, 'en').why];
  };
  expect(dap({ phosphorus: 20 })[0]).toBe(37.5);
  expect(dap({ phosphorus: 20, below_limit: ['phosphorus'] })).toEqual([
    50,
    expect.stringMatching(/^Phosphorus is below what the method can measure: the full usual rate\./),
  ]);
  expect(dap({ phosphorus: 5, below_limit: ['phosphorus'] })).toEqual([
    50,
    expect.stringMatching(/^Phosphorus is low: the full usual rate\./),
  ]);
  const reasons = advise('Maize', { conductivity: 3900, below_limit: ['conductivity'] }).actions;
  expect(reasons.map(({ reason }) => reason)).toContain('too_salty');
});
