import type { CropResult, ResultAction, SampleResult } from '@udongo/sdk';

const none = {
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
  kind: 'lime',
  product: 'lime',
  timing: 'before_planting',
  reading: 'pH',
  reason: 'ph_low',
  values: {
    ...{ ph: 5.0, ph_low: 5.5, ph_high: 7, goal_ph: 5.8, target_ph: 5.8, past_edge: 0.3, wanted_change: 0.8 },
    ...{ change: 0.8, factor_low: 3.4, factor_high: 6.7, wanted_low: 2.7, wanted_high: 5.4 },
    ...{ tonnes_per_hectare_most: 4.5, tonnes_per_hectare_low: 2.7, tonnes_per_hectare_high: 4.5, acres: 2 },
    ...{
      hectares_per_acre: 0.4047,
      hectares: 0.81,
      tonnes_low: 2.2,
      tonnes_high: 3.6,
      bags_low: 45,
      bags_high: 73,
    },
  },
  kg_per_acre_low: 1100.784,
  kg_per_acre_high: 1821.15,
  kg_low: 2201.568,
  kg_high: 3642.3,
  bags_low: 45,
  bags_high: 73,
  cost_low: '13500.00',
  cost_high: '21900.00',
  price_as_of: '2026-11-20',
};

const npk: ResultAction = {
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
  cost_low: '3600.00',
  cost_high: '3600.00',
  price_as_of: '2026-11-18',
};

/** Has no price. */
const can: ResultAction = {
  ...npk,
  product: 'can',
  timing: 'top_dressing',
  reading: 'nitrogen',
  reason: 'nitrogen_rate',
  values: { rating: 'low', percent_low: 100, percent_high: 100 },
  kg_per_acre_low: 50,
  kg_per_acre_high: 50,
  kg_low: 100,
  kg_high: 100,
  bags_low: 2,
  bags_high: 2,
  cost_low: null,
  cost_high: null,
  price_as_of: null,
};

const noPotash: ResultAction = {
  ...none,
  kind: 'skip',
  product: 'mop',
  timing: null,
  reading: 'potassium',
  reason: 'potassium_enough',
  values: {},
};

const maize: CropResult = {
  crop: 1,
  crop_name: 'Maize',
  is_main: true,
  ratings: [
    { reading: 'pH', value: 5.0, low: 5.5, high: 7, rating: 'low', delta: -0.5 },
    { reading: 'nitrogen', value: 12, low: 15, high: 30, rating: 'low', delta: -3 },
    { reading: 'phosphorus', value: 30, low: 18, high: 35, rating: 'optimal', delta: 0 },
    { reading: 'potassium', value: 310, low: 120, high: 300, rating: 'slightly_high', delta: 10 },
    { reading: 'moisture', value: null, low: 20, high: 40, rating: 'not_measured', delta: null },
  ],
  actions: [lime, npk, can, noPotash],
};

const beans: CropResult = {
  crop: 2,
  crop_name: 'Beans',
  is_main: false,
  ratings: [{ reading: 'pH', value: 5.0, low: 6, high: 7, rating: 'low', delta: -1 }],
  actions: [lime],
};

/** The lower plot of the worked example: maize and beans on 2 acres of clay with pH 5.0. */
export const lowerPlot: SampleResult = {
  sample: 50,
  booking: 26,
  generated_on: '2026-11-22T09:00:00+03:00',
  rule_version: '1',
  method: 'field probe estimate',
  sample_code: 'UD-1042-1',
  sample_location: 'Lower plot, beside the borehole',
  soil_type: 'clay',
  size_of_land: '2.00',
  measured_on: '2026-11-21T10:00:00+03:00',
  rejected_reason: null,
  crops: [maize, beans],
  cheapest_first_step: {
    ...lime,
    timing: 'planting',
    reason: 'ph_low_small_budget',
    values: { tonnes_per_hectare: 0.5 },
    bags_low: 9,
    bags_high: 9,
    cost_low: '2700.00',
    cost_high: '2700.00',
  },
};

/** A plot that needs nothing. */
export const upperTerrace: SampleResult = {
  ...lowerPlot,
  sample: 51,
  sample_code: 'UD-1042-2',
  sample_location: 'Upper terrace',
  crops: [
    {
      ...maize,
      ratings: [
        { reading: 'pH', value: 6.4, low: 5.5, high: 7, rating: 'optimal', delta: 0 },
        { reading: 'nitrogen', value: 22, low: 15, high: 30, rating: 'optimal', delta: 0 },
      ],
      actions: [],
    },
  ],
  cheapest_first_step: null,
};

/** A sample that could not be measured. */
export const roadSide: SampleResult = {
  ...lowerPlot,
  sample: 52,
  sample_code: 'UD-1042-3',
  sample_location: 'Road side',
  measured_on: null,
  rejected_reason: 'leaking_bag',
  crops: [],
  cheapest_first_step: null,
};
