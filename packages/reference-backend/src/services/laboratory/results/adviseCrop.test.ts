import { describe, expect, test } from 'vitest';
import { fc } from '../../../../../../scripts/lib/testRuns.ts';
import { cropNamed, sampleRow } from '../../../../test/sampleRow.ts';
import { adviseFertiliser } from './fertiliserRules.ts';
import type { Prices } from './priceAction.ts';
import { rateSample, type SampleReadings } from './rateSample.ts';

const noPrices: Prices = new Map();

function advise(cropName: string, changes: Partial<SampleReadings> = {}, prices = noPrices) {
  const crop = cropNamed(cropName);
  const rated = rateSample(sampleRow({ main_crop_id: crop.id, ...changes }), [crop], prices);
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
    ['low', 10, 50],
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
      noPrices,
    ).crops[0] ?? { ratings: [] };
    const actions = adviseFertiliser({
      cropName: 'Maize',
      ratings,
      ph: 6,
      acres: 2,
      evidence: 'laboratory',
    });
    expect(actions[0]).toMatchObject({
      kind: 'skip',
      product: 'dap',
      reason: 'none_this_season',
      kg_high: null,
      bags_high: null,
    });
    expect(actions[1]).toMatchObject({ product: 'can', values: { percent_low: 50, percent_high: 50 } });
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

  test('usual rates a hectare become kilograms an acre, and bags come in halves', () => {
    const [dap, can] = advise('Cabbage', { phosphorus: 20, nitrogen: 18, pH: 6.5 }).actions;
    // 250 kg/ha x 0.4047 = 101.175 kg an acre, x 2 acres = 202.35 kg = 4.05 bags.
    expect(dap).toMatchObject({ product: 'dap', kg_per_acre_low: 101.175, kg_low: 202.35, bags_low: 4.5 });
    // Three quarters: 75.88 kg an acre, 151.76 kg = 3.04 bags.
    expect(can).toMatchObject({ product: 'can', kg_per_acre_low: 75.881, kg_low: 151.763, bags_low: 3.5 });
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
    // 500 kg/ha DAP = 202.35 kg an acre, both 46 % P2O5; 202.35 x 18 / 26 = 140.09 kg CAN.
    expect(summary('Irish potato', { pH: 5.3, phosphorus: 30, nitrogen: 10 })).toEqual([
      'fertiliser tsp planting phosphorus_rate 202',
      'fertiliser can planting dap_nitrogen 140',
      'ask_agronomist nitrogen_low',
      'skip dap dap_acidifies',
    ]);
  });

  test('legumes get a small starter of nitrogen only', () => {
    expect(summary('Beans (common)', { pH: 6.5, phosphorus: 12, nitrogen: 5 })).toEqual([
      'fertiliser dap planting phosphorus_rate 51',
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
    const ask = advise('Maize', { potassium: 100 }).actions.find(({ reading }) => reading === 'potassium');
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
    'ask_agronomist ask_standing',
    'ask_agronomist no_usual_rates',
  ]);
  expect(summary('Tea', { pH: 4 })).toEqual(['ask_agronomist no_usual_rates', 'skip lime acid_lover']);
});

test('no first step where a whole dressing is no more than it', () => {
  expect(advise('Maize', { pH: 5.4, soil_type: 'Sandy' }).firstStep).toMatchObject({ kg_low: 404.7 });
  expect(advise('Irish potato', { pH: 4.99, soil_type: 'Sandy' }).firstStep).toMatchObject({ kg_low: 404.7 });
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
    return rateSample(row, crops, noPrices).crops;
  };
  const kgOf = (product: string, result: ReturnType<typeof together>[number] | undefined) =>
    (result?.actions ?? [])
      .filter((action) => action.product === product)
      .map(({ kg_high }) => Math.round(kg_high ?? 0));

  test('each gets the fertiliser of its share, and not of the whole plot', () => {
    const [maize, beans] = together(['Maize', 'Beans (common)'], { pH: 6.5, phosphorus: 5, nitrogen: 5 });
    // 50 kg DAP an acre, and 125 x 0.4047 = 50.6 kg for beans: each on one acre of the two.
    expect([kgOf('dap', maize), kgOf('can', maize), kgOf('dap', beans)]).toEqual([[50], [50], [51]]);
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
