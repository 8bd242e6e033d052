import type { ResultAction, SoilType } from '@udongo/sdk';
import { resultTexts } from '@udongo/sdk/results';
import { expect, test } from 'vitest';
import { farmTable } from '../../src/generated/demoRules.ts';
import { rateSample } from '../../src/services/laboratory/results/rateSample.ts';
import { readCsv } from '../../src/services/laboratory/rules/readCsv.ts';
import { byDemoRules } from '../demoRuleSet.ts';
import { cropNamed, sampleRow } from '../sampleRow.ts';

/**
 * Farms with what an agronomist would expect by the sources, in words: kilograms an acre, or grams a plant and year. The table is for
 * spreadsheets; a changed rule has to change its line there.
 */
const farms = readCsv(farmTable).rows.map(({ line, cells }) => ({ line, ...cells }) as Farm);

interface Farm extends Record<'farm' | 'county' | 'crops' | 'acres' | 'expected' | 'source', string> {
  line: number;
  soil: SoilType;
  nitrogen: string;
  phosphorus: string;
  potassium: string;
  ph: string;
  ec: string;
}

test('the table has every crop that people pay much for, each line with a source', () => {
  expect(farms.length).toBeGreaterThanOrEqual(40);
  expect(farms.filter(({ source, county }) => !source || !county)).toEqual([]);
  for (const crop of ['Coffee', 'Tea', 'Banana', 'Avocado', 'Sugarcane', 'Wheat', 'Sorghum'])
    expect(farms.some(({ crops }) => crops.includes(crop))).toBe(true);
});

test.each(farms)('line $line: $crops in $county, $farm', (farm) => {
  const crops = farm.crops.split(' | ').map(cropNamed);
  const number = (cell: string) => (cell === '' ? null : Number(cell));
  const row = sampleRow({
    ...{ main_crop_id: crops[0]?.id ?? 0, soil_type: farm.soil, size_of_land: farm.acres },
    ...{ nitrogen: number(farm.nitrogen), phosphorus: number(farm.phosphorus) },
    ...{ potassium: number(farm.potassium), pH: number(farm.ph), conductivity: number(farm.ec) },
  });
  const advice = rateSample(row, crops, byDemoRules).crops.map(({ actions = [] }) =>
    actions.map(inWords).join('; '),
  );
  expect(advice.join(' | ')).toBe(farm.expected);
});

function inWords({ kind, product, timing, reason, kg_per_acre_high, values }: ResultAction): string {
  const name = product === 'mop' ? 'MOP' : product === 'urea' ? 'urea' : nameOf(product);
  if (kind === 'lime') return `lime ${values.tonnes_per_hectare_low}-${values.tonnes_per_hectare_high} t/ha`;
  if (kind !== 'fertiliser') return words[reason] ?? reason;
  const grams = Object.entries(values).flatMap(([key, value]) =>
    key.startsWith('grams_year_') ? [`${value} g from year ${key.slice(11)}`] : [],
  );
  if (grams.length) return `${name} ${grams.join(', ')}`;
  const over = ['p2o5', 'k2o'].filter((one) => values[`over_${one}`]).map((one) => one.toUpperCase());
  const more = over.length ? `, more ${over.join(' and ')} than needed` : '';
  return `${name} ${Math.round(kg_per_acre_high ?? 0)} ${times[timing ?? 'planting']}${more}`;
}

const nameOf = (product: ResultAction['product']) => (product ? resultTexts('en').products[product] : '');

const times = {
  before_planting: 'before planting',
  planting: 'at planting',
  top_dressing: 'later',
  rains: 'in the rains',
} as const;

const words: Partial<Record<ResultAction['reason'], string>> = {
  acid_lover: 'no lime',
  ask_standing: 'ask before lime',
  ask_high: 'ask about sodium',
  ask_above_range: 'ask about pH',
  ph_high_compost: 'compost',
  manure: 'manure 8 t',
  ask_salty: 'ask about salts',
  too_salty: 'no fertiliser',
  dap_acidifies: 'no DAP',
  potassium_enough: 'no potassium',
  potassium_low: 'ask about potassium',
  legume: 'no CAN',
  no_usual_rates: 'ask for amounts',
  phosphorus_unknown: 'ask about phosphorus',
  nitrogen_unknown: 'ask about nitrogen',
};
