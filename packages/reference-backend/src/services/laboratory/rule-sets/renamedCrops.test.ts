import { expect, test } from 'vitest';
import { cropBody } from '../../../../test/recordBodies.ts';
import { useBackend } from '../../../../test/testBackend.ts';

const backend = useBackend();
const as = 'administrator';

/** Sends a crop back with changes, as the form does. */
async function change(id: number, changes: object) {
  const { body } = await backend.call('GET', `/agric/crops/${id}`, { as });
  return backend.call('PUT', `/agric/crops/${id}/`, { as, body: { ...body, ...changes } });
}
const add = async (name: string) =>
  (await backend.call('POST', '/agric/crops/', { as, body: cropBody({ name, public: true }) })).body;
const boot = async () => (await backend.call('GET', '/embed/boot')).body.crops;
const hasAmounts = async (name: string) =>
  (await boot()).find((crop: { name: string }) => crop.name === name)?.has_amounts;
const actionsOf = async (booking: number) =>
  (await backend.call('GET', `/agric/soil-test-bookings/${booking}/results`, { as })).body.map(
    ({ crops }: { crops: { actions: object[] }[] }) => crops.map(({ actions }) => actions),
  );

test('a crop that gets another name keeps its rules, and a new crop with its old name gets none of them', async () => {
  const before = await actionsOf(1);
  expect(JSON.stringify(before)).toContain('fertiliser');
  const { body: renamed } = await change(1, { name: 'Mahindi meupe' });
  expect(renamed).toMatchObject({ name: 'Mahindi meupe', name_in_rules: 'maize' });
  expect(await actionsOf(1)).toEqual(before);
  expect(await hasAmounts('Mahindi meupe')).toBe(true);

  const maize = await add('Maize');
  expect(maize.name_in_rules).toBe('');
  expect(await hasAmounts('Maize')).toBe(false);
  const { status, body } = await change(maize.id, { name_in_rules: 'Maize' });
  expect([status, body]).toEqual([400, { name_in_rules: ['crop with this name in rules already exists.'] }]);
  expect((await change(1, { name_in_rules: '' })).status).toBe(200);
  expect((await change(maize.id, { name_in_rules: ' Maize ' })).body.name_in_rules).toBe('maize');
  expect([await hasAmounts('Mahindi meupe'), await hasAmounts('Maize')]).toEqual([false, true]);
  await backend.call('DELETE', `/agric/crops/${maize.id}/`, { as });
  await change(1, { name: 'Maize', name_in_rules: 'maize' });
});

test('two crops that swap their names keep their own rules', async () => {
  const before = await actionsOf(1);
  await change(1, { name: 'Maize to be' });
  const { body: other } = await change(2, { name: 'Maize' });
  const { body } = await change(1, { name: 'Beans' });
  expect([body.name_in_rules, other.name_in_rules]).toEqual(['maize', expect.stringContaining('beans')]);
  expect(await actionsOf(1)).toEqual(before);
});

test('a crop that was deleted and is added again has its rules again', async () => {
  const first = await add('Teff');
  expect(first.name_in_rules).toBe('teff');
  await backend.call('DELETE', `/agric/crops/${first.id}/`, { as });
  expect((await add('Teff')).name_in_rules).toBe('teff');
});

test('a variety in brackets has the rules of its crop', async () => {
  expect((await add('Maize (yellow)')).name_in_rules).toBe('maize (yellow)');
  expect(await hasAmounts('Maize (yellow)')).toBe(true);
});

test('a client that knows no names in rules changes a crop and leaves its own', async () => {
  const { status } = await backend.call('PUT', '/agric/crops/1/', { as, body: cropBody({ name: 'Corn' }) });
  expect(status).toBe(200);
  expect((await backend.call('GET', '/agric/crops/1', { as })).body.name_in_rules).toBe('maize');
});
