import { expect, test } from 'vitest';
import { inputPriceBody, soilSampleBody } from '../../../../test/recordBodies.ts';
import { useBackend } from '../../../../test/testBackend.ts';

const backend = useBackend();
const as = 'administrator';

test('the price table says what an action costs, and for which day', async () => {
  const { body: sample } = await backend.call('POST', '/agric/soil-test-samples/', {
    as,
    body: soilSampleBody({ other_crops: [] }),
  });
  const costs = async () => {
    const { body } = await backend.call('GET', `/agric/soil-test-samples/${sample.id}/results`, { as });
    const [lime] = body.crops[0].actions;
    return [lime.product, lime.cost_low, lime.cost_high, lime.price_as_of];
  };
  expect(await costs()).toEqual(['lime', '13500.00', '21900.00', '2026-11-18']);
  const { body: page } = await backend.call('GET', '/agric/input-prices?search=lime', { as });
  const path = `/agric/input-prices/${page.results[0].id}`;
  const body = { product: 'lime', price_per_bag: '350.50', as_of: '2026-11-20' };
  expect((await backend.call('PUT', `${path}/`, { as, body })).body).toEqual({
    id: page.results[0].id,
    ...body,
    version: expect.any(String),
  });
  expect(await costs()).toEqual(['lime', '15772.50', '25586.50', '2026-11-20']);
  await backend.call('DELETE', `${path}/`, { as });
  expect(await costs()).toEqual(['lime', null, null, null]);
});

test('a product has one price, which is more than 0', async () => {
  const create = (body: object) => backend.call('POST', '/agric/input-prices/', { as, body });
  expect((await create(inputPriceBody({ product: 'can' }))).body).toEqual({
    product: ['input price with this product already exists.'],
  });
  expect((await create(inputPriceBody({ price_per_bag: '0', product: 'gold' }))).body).toEqual({
    product: ['"gold" is not a valid choice.'],
    price_per_bag: ['Ensure this value is greater than 0.'],
  });
});
