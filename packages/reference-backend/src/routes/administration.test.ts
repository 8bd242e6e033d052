import { todayInNairobi } from '@udongo/sdk/values';
import { expect, test } from 'vitest';
import { countyBody, deviceBody, discountBody } from '../../test/recordBodies.ts';
import { useBackend } from '../../test/testBackend.ts';

/** Counties, discount codes and devices, which administrators keep. */

const backend = useBackend();
const as = 'administrator';
const ids = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id);

test('a county is added, renamed and deleted while nothing is in it', async () => {
  const { status, body } = await backend.call('POST', '/counties/', { as, body: { name: ' Wote ' } });
  expect([status, body.name]).toEqual([201, 'Wote']);
  const path = `/counties/${body.id}/`;
  expect((await backend.call('PUT', path, { as, body: { name: 'Wote East' } })).body.name).toBe('Wote East');
  expect((await backend.call('GET', '/counties?search=woteeast')).body.count).toBe(1);
  expect((await backend.call('DELETE', path, { as })).status).toBe(204);
  expect((await backend.call('PUT', path, { as, body: countyBody() })).status).toBe(404);
});

test('a county keeps a name of its own, and stays while somebody lives there', async () => {
  const taken = await backend.call('POST', '/counties/', { as, body: { name: 'Kiambu' } });
  expect([taken.status, taken.body]).toEqual([400, { name: ['county with this name already exists.'] }]);
  const renamed = await backend.call('PUT', '/counties/1/', { as, body: { name: 'Kiambu' } });
  expect(renamed.status).toBe(400);
  expect((await backend.call('POST', '/counties/', { as, body: {} })).body).toEqual({
    name: ['This field is required.'],
  });
  const used = await backend.call('DELETE', '/counties/22/', { as });
  expect(used.status).toBe(409);
  expect(used.body.detail).toMatch(/^This county is used by .+ and cannot be deleted\.$/);
});

test('a discount code is stored in capitals, with its end and its test types', async () => {
  const { status, body } = await backend.call('POST', '/agric/discounts/', {
    as,
    body: {
      code: 'shamba15',
      percentage: 12.5,
      valid_until: '2027-03-31',
      test_types: ['microbial-analysis', 'microbial-analysis'],
    },
  });
  expect([status, body]).toMatchObject([
    201,
    {
      code: 'SHAMBA15',
      percentage: '12.50',
      active: true,
      valid_until: '2027-03-31',
      test_types: ['microbial-analysis'],
    },
  ]);
  const path = `/agric/discounts/${body.id}/`;
  const changed = await backend.call('PUT', path, {
    as,
    body: { code: 'SHAMBA15', percentage: '100', active: false, valid_until: null, test_types: [] },
  });
  expect(changed.body).toEqual({
    id: body.id,
    code: 'SHAMBA15',
    percentage: '100.00',
    active: false,
    valid_from: null,
    valid_until: null,
    max_uses: null,
    max_uses_per_person: null,
    uses: 0,
    test_types: [],
    version: expect.any(String),
  });
  expect((await backend.call('DELETE', path, { as })).status).toBe(204);
});

test('every wrong field of a discount code is named', async () => {
  const post = async (body: object) => (await backend.call('POST', '/agric/discounts/', { as, body })).body;
  expect(await post(discountBody({ code: 'karibu10' }))).toEqual({
    code: ['discount with this code already exists.'],
  });
  expect(
    await post({
      code: ' ',
      percentage: '100.01',
      valid_until: '31.03.2027',
      test_types: ['microbial', 'x'],
    }),
  ).toEqual({
    code: ['This field may not be blank.'],
    percentage: ['Ensure this value is less than or equal to 100.'],
    valid_until: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'],
    test_types: {
      0: ['"microbial" is not a valid choice.'],
      1: ['"x" is not a valid choice.'],
    },
  });
  expect(await post(discountBody({ percentage: 0, test_types: 'microbial-analysis' }))).toEqual({
    percentage: ['Ensure this value is greater than 0.'],
    test_types: ['Expected a list of items but got type "str".'],
  });
});

test('codes are listed by the test they are good for', async () => {
  const found = await backend.call('GET', '/agric/discounts?test_type=microbial-analysis', { as });
  expect(ids(found.body).slice(0, 2)).toEqual([2, 3]);
  expect(ids(found.body)).not.toContain(1);
});

test('a device is added, given to another agrovet and deleted', async () => {
  const { status, body } = await backend.call('POST', '/agric/devices/', {
    as,
    body: deviceBody({ last_seen_on: '2020-01-01T00:00:00Z' }),
  });
  expect([status, body]).toMatchObject([
    201,
    { name: 'Field probe', agent: 1, is_active: true, last_seen_on: null, notes: '' },
  ]);
  const path = `/agric/devices/${body.id}/`;
  const changes = { ...body, agent: null, is_active: false, notes: 'Battery swollen' };
  expect((await backend.call('PUT', path, { as, body: changes })).body).toEqual({
    ...changes,
    version: expect.any(String),
  });
  expect(ids((await backend.call('GET', '/agric/devices?is_active=false', { as })).body)).toEqual([
    3,
    body.id,
  ]);
  expect(ids((await backend.call('GET', '/agric/devices?agent=1', { as })).body)).toEqual([1]);
  const search = await backend.call('GET', `/agric/devices?search=${body.serial_number} probe`, { as });
  expect(ids(search.body)).toEqual([body.id]);
  expect((await backend.call('DELETE', path, { as })).status).toBe(204);
});

test('every wrong field of a device is named', async () => {
  const known = deviceBody();
  await backend.call('POST', '/agric/devices/', { as, body: known });
  const post = async (body: object) => (await backend.call('POST', '/agric/devices/', { as, body })).body;
  expect(await post(known)).toEqual({
    serial_number: ['device with this serial number already exists.'],
  });
  expect(await post({ agent: 99, is_active: 'no' })).toEqual({
    serial_number: ['This field is required.'],
    name: ['This field is required.'],
    is_active: ['Must be a valid boolean.'],
    agent: ['Invalid pk "99" - object does not exist.'],
  });
});

test('the calibration of a device is overdue without one that was passed within the interval', async () => {
  const { body: device } = await backend.call('POST', '/agric/devices/', { as, body: deviceBody() });
  const path = `/agric/devices/${device.id}`;
  const calibrate = (calibrated_on: string, changes: object = {}) =>
    backend.call('POST', `${path}/calibrations/`, {
      as: 'technician',
      body: { calibrated_on, standard: 'Buffer pH 7.00', result: 'pH 7.02', has_passed: true, ...changes },
    });
  const judged = async () => {
    const { calibrated_on, calibration_overdue } = (await backend.call('GET', path, { as })).body;
    return [calibrated_on, calibration_overdue];
  };
  const daysAgo = (days: number) => todayInNairobi(new Date(backend.clock.now.getTime() - days * 86_400_000));
  expect(await judged()).toEqual([null, true]);
  await calibrate(daysAgo(181));
  expect(await judged()).toEqual([daysAgo(181), true]);
  const { status, body } = await calibrate(daysAgo(180));
  expect([status, body]).toMatchObject([
    201,
    { has_passed: true, recorded_by_name: expect.stringMatching(/./) },
  ]);
  expect(await judged()).toEqual([daysAgo(180), false]);
  // A probe that failed since is not fit, and the same day again corrects a wrong entry.
  await calibrate(daysAgo(3), { has_passed: false });
  expect(await judged()).toEqual([null, true]);
  await calibrate(daysAgo(3));
  expect(await judged()).toEqual([daysAgo(3), false]);
  expect((await calibrate(daysAgo(-1))).body).toEqual({ calibrated_on: ['This day is still to come.'] });
  expect((await backend.call('POST', `${path}/calibrations/`, { as, body: {} })).body).toEqual({
    calibrated_on: ['This field is required.'],
    standard: ['This field is required.'],
    result: ['This field is required.'],
    has_passed: ['This field is required.'],
  });
  const { body: listed } = await backend.call('GET', `${path}/calibrations?limit=2`, { as });
  expect(listed).toMatchObject({ count: 4, results: [{ has_passed: true }, { has_passed: false }] });
  expect((await backend.call('GET', '/agric/devices/999/calibrations', { as })).status).toBe(404);
  await backend.call('PUT', '/settings/', { as, body: { days_between_calibrations: 2 } });
  expect(await judged()).toEqual([daysAgo(3), true]);
  await backend.call('PUT', '/settings/', { as, body: { days_between_calibrations: 0 } });
  expect(await judged()).toEqual([daysAgo(3), false]);
});
