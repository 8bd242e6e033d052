import type { CropResult, ResultAction } from '@udongo/sdk';
import { describeAction } from '@udongo/sdk/results';
import { expect, test } from 'vitest';
import { readings, soilSampleBody } from '../recordBodies.ts';
import { useBackend } from '../testBackend.ts';

/** Advice that would hurt a crop, or cost money for nothing. */

const backend = useBackend();
const as = 'administrator';
const [maize, beans, coffee, tea, avocado, banana] = [1, 2, 8, 9, 10, 11] as const;

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
    title: 'Ask an agronomist before you use lime',
    why: expect.stringMatching(/Never dig lime in around standing plants.*/),
  });
  expect(ask && describeAction(ask, 'en').why).toContain(standing);
  for (const crop of crops) {
    const advice = await adjustPh(sample, crop);
    expect(advice).toMatchObject({ amendment: 'none', bags_high: 0 });
  }
  expect((await adjustPh(sample, maize)).steps.join()).toContain(standing);
});
