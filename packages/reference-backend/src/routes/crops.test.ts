import { expect, test } from 'vitest';
import { cropBody, otherCropNameBody } from '../../test/recordBodies.ts';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();
const as = 'administrator';
const post = (body: object) => backend.call('POST', '/agric/crops/', { as, body });
const put = (id: number, body: object) => backend.call('PUT', `/agric/crops/${id}/`, { as, body });

test('an administrator adds a crop, changes it and takes it back', async () => {
  const { status, body: crop } = await post(cropBody({ name: ' Teff ', public: false }));
  expect(status).toBe(201);
  expect(crop).toMatchObject({ name: 'Teff', public: false, ph_low: '5.50', ph_high: '6.50' });
  expect((await backend.call('GET', `/agric/crops/${crop.id}`)).status).toBe(404);
  const changed = await put(crop.id, cropBody({ name: 'Teff (white)', ph_high: 7.25 }));
  expect(changed.body).toMatchObject({ id: crop.id, name: 'Teff (white)', public: false, ph_high: '7.25' });
  expect((await backend.call('GET', `/agric/crops/${crop.id}`, { as })).body).toEqual(changed.body);
  expect((await backend.call('DELETE', `/agric/crops/${crop.id}/`, { as })).status).toBe(204);
  expect((await backend.call('GET', `/agric/crops/${crop.id}`, { as })).status).toBe(404);
  expect((await put(crop.id, cropBody())).status).toBe(404);
});

test('every wrong field of a crop is named', async () => {
  const { temp_low: _, ...body } = cropBody({
    name: '',
    public: 'perhaps',
    n_low: 0,
    p_low: '-1',
    k_low: 'x',
  });
  const refused = await post({ ...body, ec_low: null, ec_high: '1.234', ph_low: '1234567' });
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      name: ['This field may not be blank.'],
      public: ['Must be a valid boolean.'],
      n_low: ['Ensure this value is greater than 0.'],
      p_low: ['Ensure this value is greater than 0.'],
      k_low: ['A valid number is required.'],
      ec_low: ['This field may not be null.'],
      ec_high: ['Ensure that there are no more than 2 decimal places.'],
      ph_low: ['Ensure that there are no more than 6 digits before the decimal point.'],
      temp_low: ['This field is required.'],
    },
  ]);
});

test('a low bound stays at or below its high one', async () => {
  const message = 'Ensure this value is greater than or equal to the low one.';
  expect((await post(cropBody({ n_low: 9, n_high: '10', k_low: 200, k_high: 199.99 }))).body).toEqual({
    k_high: [message],
  });
  expect((await post(cropBody({ temp_low: 20, temp_high: 20 }))).status).toBe(201);
});

test('a name belongs to one crop', async () => {
  const message = ['crop with this name already exists.'];
  expect((await post(cropBody({ name: 'Maize' }))).body).toEqual({ name: message });
  const { body: crop } = await post(cropBody());
  expect((await put(crop.id, cropBody({ name: 'Maize' }))).body).toEqual({ name: message });
  expect((await put(crop.id, cropBody({ name: crop.name }))).status).toBe(200);
});

test('a crop goes with its local names, unless a booking or a sample names it', async () => {
  const { body: crop } = await post(cropBody());
  const name = await backend.call('POST', '/agric/other-crop-names/', {
    as,
    body: otherCropNameBody({ crop: crop.id }),
  });
  expect((await backend.call('DELETE', `/agric/crops/${crop.id}/`, { as })).status).toBe(204);
  expect((await backend.call('GET', `/agric/other-crop-names/${name.body.id}`, { as })).status).toBe(404);

  const maize = await backend.call('DELETE', '/agric/crops/1/', { as });
  expect(maize.status).toBe(409);
  expect(maize.body.detail).toMatch(/^This crop is used by (bookings|samples) and cannot be deleted\.$/);
  const names = await backend.call('GET', '/agric/other-crop-names?crop=1', { as });
  expect(names.body.count).toBeGreaterThan(0);
});

test('a browser gets the lists of every form again only when they have changed', async () => {
  const read = (path: string, tag = '') =>
    backend.call('GET', path, { as: 'anonymous', headers: { 'If-None-Match': tag } });
  for (const path of ['/counties', '/agric/crops?limit=100', '/agric/other-crop-names']) {
    const { status, headers } = await read(path);
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-cache']);
    expect([path, (await read(path, headers.get('etag') ?? '')).status]).toEqual([path, 304]);
  }
  const before = (await read('/agric/crops')).headers.get('etag') ?? '';
  await backend.call('POST', '/agric/crops/', { as: 'administrator', body: cropBody({ name: 'Amaranth' }) });
  expect((await read('/agric/crops', before)).status).toBe(200);
});
