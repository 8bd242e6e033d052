import { expect, test } from 'vitest';
import { otherCropNameBody } from '../../test/recordBodies.ts';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();
const as = 'administrator';
const path = '/agric/other-crop-names';
const post = (body: object) => backend.call('POST', `${path}/`, { as, body });

test('an administrator adds a local name, changes it and takes it back', async () => {
  const { status, body: added } = await post({ crop: 2, county: 42, name: 'oganda madongo' });
  expect([status, added]).toMatchObject([201, { crop: 2, county: 42, name: 'oganda madongo' }]);
  backend.clock.now = new Date('2026-11-21T09:00:00Z');
  const changed = await backend.call('PUT', `${path}/${added.id}/`, {
    as,
    body: { crop: 2, county: 41, name: 'oganda madongo' },
  });
  expect(changed.body).toEqual({
    ...added,
    county: 41,
    updated_on: '2026-11-21T12:00:00.000+03:00',
    version: expect.any(String),
  });
  expect((await backend.call('GET', `${path}?county=41&crop=2&search=MADONGO`)).body.results).toEqual([
    changed.body,
  ]);
  expect((await backend.call('DELETE', `${path}/${added.id}/`, { as })).status).toBe(204);
  expect((await backend.call('DELETE', `${path}/${added.id}/`, { as })).status).toBe(404);
});

test('every wrong field of a local name is named', async () => {
  expect((await post({})).body).toEqual({
    crop: ['This field is required.'],
    county: ['This field is required.'],
    name: ['This field is required.'],
  });
  expect((await post({ crop: '', county: true, name: 'x'.repeat(101) })).body).toEqual({
    crop: ['This field may not be null.'],
    county: ['Incorrect type. Expected pk value, received bool.'],
    name: ['Ensure this field has no more than 100 characters.'],
  });
  expect((await post({ crop: 999, county: 48, name: ' ' })).body).toEqual({
    crop: ['Invalid pk "999" - object does not exist.'],
    county: ['Invalid pk "48" - object does not exist.'],
    name: ['This field may not be blank.'],
  });
});

test('a crop has a name once in a county, and may have it in the next one', async () => {
  const body = otherCropNameBody();
  expect((await post(body)).status).toBe(201);
  expect((await post(body)).body).toEqual({ name: ['This crop has this name in this county already.'] });
  expect((await post({ ...body, county: 23 })).status).toBe(201);
});

test('local names of a county are listed', async () => {
  const { body } = await backend.call('GET', `${path}?county=42&limit=100`);
  expect(body.count).toBeGreaterThan(0);
  expect(new Set(body.results.map(({ county }: { county: number }) => county))).toEqual(new Set([42]));
});
