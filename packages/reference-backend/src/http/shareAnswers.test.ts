import { expect, test } from 'vitest';
import { cropBody, inputPriceBody, otherCropNameBody } from '../../test/recordBodies.ts';
import { type Answer, useBackend } from '../../test/testBackend.ts';

const backend = useBackend();
const as = 'administrator';
const crops = '/agric/crops/?limit=200';

const names = ({ body }: Answer): string[] => body.results.map(({ name }: { name: string }) => name);

test('each role gets the list that it may see, however often others asked for it', async () => {
  const all = names(await backend.call('GET', crops, { as }));
  const visible = names(await backend.call('GET', crops));
  expect(all).toContain('Sugarcane');
  expect(visible).not.toContain('Sugarcane');
  expect(names(await backend.call('GET', crops, { as }))).toEqual(all);
  expect(names(await backend.call('GET', crops, { as: 'farmer' }))).toEqual(visible);
  expect(names(await backend.call('GET', `${crops}&search=maize`))).toEqual(['Maize']);
});

test('a list shows a change with the next answer; a change that was taken back is none', async () => {
  await backend.call('GET', crops);
  const { body } = await backend.call('POST', '/agric/crops/', { as, body: cropBody({ name: 'Teff' }) });
  expect(names(await backend.call('GET', crops))).toContain('Teff');
  await backend.call('PUT', `/agric/crops/${body.id}/`, { as, body: cropBody({ name: 'Brown teff' }) });
  expect(names(await backend.call('GET', crops))).toContain('Brown teff');
  await backend.call('DELETE', `/agric/crops/${body.id}/`, { as });
  expect(names(await backend.call('GET', crops))).not.toContain('Brown teff');

  const kept = (await backend.call('GET', crops)).headers.get('etag');
  const taken = await backend.call('POST', '/agric/crops/', { as, body: cropBody({ name: 'Maize' }) });
  expect(taken.status).toBe(400);
  expect((await backend.call('GET', crops)).headers.get('etag')).toBe(kept);
});

test.each([
  [
    'local names',
    '/agric/other-crop-names/?search=teff',
    'POST',
    '/agric/other-crop-names/',
    otherCropNameBody({ name: 'Teffi' }),
    'Teffi',
  ],
  [
    'prices',
    '/agric/input-prices/',
    'PUT',
    '/agric/input-prices/1/',
    inputPriceBody({ price_per_bag: '4321.00' }),
    '4321.00',
  ],
  ['settings', '/settings', 'PUT', '/settings', { support_name: 'Soil desk' }, 'Soil desk'],
] as const)('a change of %s is in the next answer', async (_, list, method, path, body, shown) => {
  const read = async () => JSON.stringify((await backend.call('GET', list, { as })).body);
  expect(await read()).not.toContain(shown);
  expect((await backend.call(method, path, { as, body })).status).toBeLessThan(300);
  expect(await read()).toContain(shown);
});

test('the links of a list lead to the host that was asked', async () => {
  for (const host of ['one.test', 'two.test']) {
    const { body } = await backend.send(new Request(`http://${host}/counties?limit=10`));
    expect(body.next).toBe(`http://${host}/counties?limit=10&page=2`);
  }
});

test('a list that goes into a file is on record each time', async () => {
  const exports = async () => {
    await backend.settleAudit();
    const { body } = await backend.call('GET', '/utils/audit?operation=crops.list&limit=200', { as });
    return body.count;
  };
  const before = await exports();
  for (let times = 0; times < 2; times += 1) await backend.call('GET', `${crops}&download=0`, { as });
  expect(await exports()).toBe(before + 2);
});
