import type { CropResult, ResultAction, SampleResult } from '@udongo/sdk';
import { describeAction, sumPurchases } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { readFont } from '../../src/hosts/readFont.ts';
import { renderReport } from '../../src/services/laboratory/reports/pdf/renderReport.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { readings, soilSampleBody } from '../recordBodies.ts';
import { useBackend } from '../testBackend.ts';

/** Advice that would hurt a crop, or cost money for nothing. */

const backend = useBackend();
const as = 'administrator';
const [maize, beans, kale, coffee, tea, avocado, banana] = [1, 2, 5, 8, 9, 10, 11] as const;

/** A sample of an acre of loam, with its results. */
async function measure(crops: readonly number[], changes: object, size_of_land = '1.00') {
  const [main_crop, ...other_crops] = crops;
  const { body: sample } = await backend.call('POST', '/agric/soil-test-samples/', {
    as,
    body: soilSampleBody({
      ...{ main_crop, other_crops, size_of_land, soil_type: 'loam' },
      sensor_data: { ...readings, nitrogen: 10, phosphorus: 10, conductivity: 300, ...changes },
    }),
  });
  const path = `/agric/soil-test-samples/${sample.id}/results`;
  const { body: result } = await backend.call('GET', path, { as });
  const actions: ResultAction[] = result.crops.flatMap(({ actions: own }: CropResult) => own ?? []);
  return { sample: sample.id as number, result, actions };
}

const adjustPh = async (sample: number, crop: number) =>
  (await backend.call('POST', '/agric/samples/adjust-ph/', { as, body: { sample, crop } })).body;

/** The text of a report with this result. */
async function print(result: SampleResult): Promise<string> {
  const { body: report } = await backend.call('GET', '/agric/report-generation/1', { as });
  const own = { ...report, outdated_on: null, results: [result] };
  const { pages } = await readPdf(await renderReport({ report: own, language: 'en', url: null }, readFont));
  return pages.join(' ');
}

test.each([
  ['maize, and tea beside', [maize, tea], 4.6, 'Tea'],
  ['tea, and maize beside', [tea, maize], 4.6, 'Tea'],
  ['maize, and avocado beside', [maize, avocado], 4.8, 'Avocado (Hass type)'],
  ['coffee, and maize beside', [coffee, maize], 4.9, 'Coffee (Arabica)'],
  ['maize, beans and banana', [maize, beans, banana], 5.2, 'Banana'],
] as const)('no lime is dug in around standing plants: %s', async (_, crops, pH, standing) => {
  const { sample, result, actions } = await measure(crops, { pH });
  expect(actions.filter(({ kind, bags_high }) => kind === 'lime' && bags_high !== null)).toEqual([]);
  expect(result.cheapest_first_step).toBeNull();
  const ofMaize: CropResult = result.crops.find(({ crop }: CropResult) => crop === maize);
  const ask = ofMaize.actions?.find(({ reading }) => reading === 'pH');
  expect(ask && describeAction(ask, 'en')).toMatchObject({
    title: 'Ask an agricultural officer before you use lime',
    why: expect.stringMatching(/Never dig lime in around standing plants.*/),
  });
  expect(ask && describeAction(ask, 'en').why).toContain(standing);
  for (const crop of crops) {
    const advice = await adjustPh(sample, crop);
    expect(advice).toMatchObject({ amendment: 'none', bags_high: 0 });
  }
  expect((await adjustPh(sample, maize)).steps.join()).toContain(standing);
});

test('crops that share a small plot buy together what they need together', async () => {
  const { result, actions } = await measure([maize, beans, kale], { pH: 5.2 }, '0.30');
  const tsp = sumPurchases(actions).find(({ product }) => product === 'tsp');
  // 5 + 5.06 + 10.12 kg: not a half bag for each of them.
  expect(tsp).toMatchObject({ bagsLow: 0.5, bagsHigh: 0.5 });
  const printed = await print(result);
  expect(printed).toContain('TSP, half a bag of 50 kg');
  const costs = sumPurchases(actions).map(({ costLow }) => costLow ?? Number.NaN);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  expect(printed).toContain(`KES ${formatNumber(total)}`);
});

test('two dressings of one product fit into one bag', async () => {
  const { result } = await measure([maize], { pH: 5.2 }, '0.20');
  // 6.9 kg CAN at planting and 10 kg later.
  expect(await print(result)).toContain('CAN, half a bag of 50 kg');
});

test('bags of lime and fertiliser hold what is said to be needed', async () => {
  for (const acres of ['0.15', '0.33', '0.54', '0.97', '1.00', '1.29', '2.71'])
    for (const crops of [[maize], [maize, beans], [beans, maize, kale]])
      for (const action of (await measure(crops, { pH: 5.1 }, acres)).actions) {
        if (action.bags_low === null || action.bags_high === null) continue;
        const { amount } = describeAction(action, 'en');
        const shown = /, ([\d,.]+)(?: to ([\d,.]+))? kg for/.exec(amount);
        const [low, high] = [shown?.[1], shown?.[2] ?? shown?.[1]].map((kg) => Number(kg?.replace(',', '')));
        expect(low).toBeLessThanOrEqual(action.bags_low * 50);
        expect(high).toBeLessThanOrEqual(action.bags_high * 50);
        expect(low).toBeGreaterThanOrEqual((action.kg_low ?? Number.NaN) - 0.01);
      }
});

test.each([
  ['coffee', coffee, 5.7, false],
  ['maize', maize, 7.3, false],
  ['maize', maize, 8, false],
  ['maize', maize, 8.01, true],
  ['coffee', coffee, 8.4, true],
] as const)(
  'a sodium test is paid for only where soil is alkaline: %s (crop %d) at pH %d',
  async (_, crop, pH, isAsked) => {
    const { sample, actions } = await measure([crop], { pH });
    const [ask] = actions.filter(({ kind, reading }) => kind === 'ask_agronomist' && reading === 'pH');
    for (const language of ['en', 'sw'] as const) {
      const { title, why } = ask ? describeAction(ask, language) : { title: '', why: '' };
      expect(/sodium|sodiamu/i.test(why)).toBe(isAsked);
      expect(/alkali/i.test(why)).toBe(isAsked);
      expect(`${title} ${why}`).toMatch(/agricultural officer|afisa wa kilimo/);
    }
    const { amendment, steps } = await adjustPh(sample, crop);
    expect([amendment, steps.join().includes('sodium')]).toEqual(['none', isAsked]);
  },
);
