import { describe, expect, test } from 'vitest';
import { cropNamed, sampleRow } from '../../../test/sampleRow.ts';
import type { Prices } from './priceAction.ts';
import { rateSample, type SampleReadings } from './rateSample.ts';

const noPrices: Prices = new Map();

function advise(cropName: string, changes: Partial<SampleReadings> = {}, prices = noPrices) {
  const crop = cropNamed(cropName);
  const rated = rateSample(sampleRow({ main_crop_id: crop.id, ...changes }), [crop], prices);
  return { actions: rated.crops[0]?.actions ?? [], firstStep: rated.cheapest_first_step };
}

/** What an action says in short. */
function summary(cropName: string, changes: Partial<SampleReadings> = {}) {
  return advise(cropName, changes).actions.map(({ kind, product, timing, reason, kg_per_acre_high }) =>
    [kind, product, timing, reason, kg_per_acre_high].filter((part) => part !== null).join(' '),
  );
}

test('two acres of clay at pH 5.0 for maize: lime first, 44 to 73 bags', () => {
  const { actions, firstStep } = advise('Maize', { pH: 5, nitrogen: 12, potassium: 310 });
  expect(actions[0]).toMatchObject({
    kind: 'lime',
    product: 'lime',
    timing: 'before_planting',
    reading: 'pH',
    reason: 'ph_low',
    kg_per_acre_low: 1101,
    kg_per_acre_high: 1821,
    kg_low: 2202,
    kg_high: 3642,
    bags_low: 44,
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
  expect(firstStep).toMatchObject({ reason: 'ph_low_small_budget', kg_low: 405, bags_low: 8 });
});

describe('fertiliser', () => {
  test.each([
    ['low', 12, 50, 50],
    ['slightly low', 17, 37.5, 37.5],
    ['good', 25, 25, 25],
    ['slightly high', 36, 12.5, 12.5],
    ['high', 40, 0, 12.5],
  ])('phosphorus decides the DAP of maize: %s', (_, phosphorus, from, to) => {
    const dap = advise('Maize', { phosphorus }).actions.find(({ timing }) => timing === 'planting');
    const round = (kg: number) => (kg < 10 ? kg : Math.round(kg));
    expect(dap).toMatchObject({ product: 'dap', kg_per_acre_low: round(from), kg_per_acre_high: round(to) });
  });

  test.each([
    ['low', 10, 50],
    ['slightly low', 14, 38],
    ['good', 20, 25],
    ['slightly high', 31, 13],
  ])('nitrogen decides the CAN of maize: %s', (_, nitrogen, kg) => {
    const can = advise('Maize', { nitrogen }).actions.find(({ timing }) => timing === 'top_dressing');
    expect(can).toMatchObject({ product: 'can', reason: 'nitrogen_rate', kg_per_acre_low: kg });
  });

  test('usual rates a hectare become kilograms an acre, and bags come in halves', () => {
    const [dap, can] = advise('Cabbage', { phosphorus: 20, nitrogen: 18, pH: 6.5 }).actions;
    // 250 kg/ha x 0.4047 = 101.175 kg an acre, x 2 acres = 202.35 kg = 4.05 bags.
    expect(dap).toMatchObject({ product: 'dap', kg_per_acre_low: 101, kg_low: 202, bags_low: 4 });
    // Three quarters: 75.88 kg an acre, 151.76 kg = 3.04 bags.
    expect(can).toMatchObject({ product: 'can', kg_per_acre_low: 76, kg_low: 152, bags_low: 3 });
  });

  test('a small plot still needs half a bag', () => {
    const [dap] = advise('Maize', { phosphorus: 25, size_of_land: '0.25' }).actions;
    expect(dap).toMatchObject({ kg_per_acre_low: 25, kg_low: 6.3, bags_low: 0.5 });
  });

  test('below pH 5.5 there is no DAP: NPK for maize, lime first', () => {
    expect(summary('Maize', { pH: 5.4, phosphorus: 12, nitrogen: 12 })).toEqual([
      'lime lime before_planting ph_low 1085',
      'fertiliser npk_17_17_17 planting phosphorus_rate 50',
      'fertiliser can top_dressing nitrogen_rate 50',
      'skip dap dap_acidifies',
    ]);
    expect(summary('Maize', { pH: 5.5, phosphorus: 12 })[0]).toBe(
      'fertiliser dap planting phosphorus_rate 50',
    );
  });

  test('where potassium is high, TSP takes the place of NPK', () => {
    expect(summary('Maize', { pH: 5, phosphorus: 12, potassium: 310 })).toContain(
      'fertiliser tsp planting phosphorus_rate 50',
    );
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

  test('salty soil gets no fertiliser: drain and measure again', () => {
    expect(summary('Maize', { conductivity: 1700.01, phosphorus: 10, nitrogen: 10 })).toEqual([
      'drain conductivity_high',
      'skip too_salty',
    ]);
  });

  test('dry soil waits for rain before the top-dressing', () => {
    expect(summary('Maize', { moisture: 19.9 })).toEqual([
      'fertiliser dap planting phosphorus_rate 25',
      'wait_for_rain top_dressing moisture_low',
      'fertiliser can top_dressing nitrogen_rate 25',
    ]);
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

test('a pH above the range takes sulphur, compost and a visit, and no lime', () => {
  expect(summary('Maize', { pH: 7.5 }).slice(0, 2)).toEqual([
    'sulphur sulphur before_planting ph_high 324',
    'compost before_planting ph_high_compost',
  ]);
  expect(summary('Maize', { pH: 7.5 })).toContain('ask_agronomist ph_high_visit');
});

test('no first step where a whole dressing is no more than it', () => {
  expect(advise('Maize', { pH: 5.4, soil_type: 'Sandy' }).firstStep).toMatchObject({ kg_low: 405 });
  expect(advise('Irish potato', { pH: 4.99, soil_type: 'Sandy' }).firstStep).toMatchObject({ kg_low: 405 });
  expect(advise('Maize', { pH: 5.5 }).firstStep).toBeNull();
  expect(advise('Maize', { pH: null }).firstStep).toBeNull();
});

test('bags cost what the price table says; without a price there is no cost', () => {
  const prices: Prices = new Map([
    ['lime', { price_per_bag: '300.00', as_of: '2026-11-20' }],
    ['npk_17_17_17', { price_per_bag: '3600.50', as_of: '2026-11-18' }],
  ]);
  const { actions, firstStep } = advise('Maize', { pH: 5, nitrogen: 12 }, prices);
  expect(actions.map(({ cost_low, cost_high, price_as_of }) => [cost_low, cost_high, price_as_of])).toEqual([
    ['13200.00', '21900.00', '2026-11-20'],
    ['3600.50', '3600.50', '2026-11-18'],
    [null, null, null],
    [null, null, null],
  ]);
  expect(firstStep?.cost_low).toBe('2400.00');
});
