import { createUuid } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookingBody } from '../../../../test/bookingBody.ts';
import { agentBody, farmerBody, importBody } from '../../../../test/recordBodies.ts';
import { useBackend, type Who } from '../../../../test/testBackend.ts';
import { startOfTests } from '../../../../test/testClock.ts';
import { users } from '../../../db/schema.ts';

const backend = useBackend();
const farmersPath = '/agric/bulk-create/farmers/';
const agentsPath = '/agric/bulk-create/agents/';

const send = (path: string, body: unknown, as: Who = 'agent') => backend.call('POST', path, { as, body });
const begin = async (changes: object = {}, as: Who = 'agent') =>
  (await send('/agric/imports/', importBody(changes), as)).body;
const rowsOf = (uuid: string, rows: object[], first = 1) =>
  rows.map((row, index) => ({ ...row, import_uuid: uuid, import_key: first + index }));
const countFarmers = async () =>
  (await backend.call('GET', '/agric/farmers?limit=1', { as: 'administrator' })).body.count;

describe('many at once', () => {
  test('an agent registers farmers, in the order of the rows, as their referrer', async () => {
    const rows = [farmerBody(), farmerBody({ full_name: "Ng'ang'a Njoroge" }), farmerBody()];
    const { status, body } = await send(farmersPath, rows);
    expect(status).toBe(201);
    expect(body.map(({ user }: { user: { full_name: string } }) => user.full_name)).toEqual(
      rows.map(({ user }) => user.full_name),
    );
    expect(body.map(({ referrer }: { referrer: number }) => referrer)).toEqual([2, 2, 2]);
  });

  test('one wrong row refuses all, with every error of every row at its index', async () => {
    const before = await countFarmers();
    const same = farmerBody({ profile: { phone_number: '0701 000 001' } });
    const { status, body } = await send(farmersPath, [
      farmerBody(),
      farmerBody({ email: 'farmer@udongo.test', profile: { phone_number: '0712345678' } }),
      farmerBody({ full_name: '', profile: { county: 48, phone_number: '123' } }),
      same,
      same,
      null,
      'row',
      {},
    ]);
    expect(status).toBe(400);
    expect(body).toEqual([
      {},
      {
        user: {
          email: ['user with this email already exists.'],
          profile: { phone_number: ['A farmer with this phone number already exists.'] },
        },
      },
      {
        user: {
          full_name: ['This field may not be blank.'],
          profile: {
            phone_number: ['Enter a valid phone number, for example +254712345678.'],
            county: ['Invalid pk "48" - object does not exist.'],
          },
        },
      },
      {},
      { user: { profile: { phone_number: ['An earlier row has this phone number.'] } } },
      ['This field may not be null.'],
      { non_field_errors: ['Invalid data. Expected a dictionary, but got str.'] },
      { user: ['This field is required.'] },
    ]);
    expect(await countFarmers()).toBe(before);
  });

  test('members of a family share a phone number when that is meant, and nobody shares an e-mail', async () => {
    const profile = { phone_number: '0712345678' };
    const meant = await send(farmersPath, [farmerBody({ profile, allow_duplicate: true })]);
    expect(meant.status).toBe(201);
    const email = 'twice@udongo.test';
    const twice = [farmerBody({ email }), farmerBody({ email: 'TWICE@udongo.test', allow_duplicate: true })];
    expect((await send(farmersPath, twice)).body).toEqual([
      {},
      { user: { email: ['An earlier row has this email.'] } },
    ]);
  });

  test.each([
    [{}, 'Expected a list of items but got type "dict".'],
    [[], 'This list may not be empty.'],
    [Array.from({ length: 501 }, () => ({})), 'Ensure this field has no more than 500 elements.'],
  ])('what is no list of rows is refused', async (body, message) => {
    expect(await send(farmersPath, body)).toMatchObject({
      status: 400,
      body: { non_field_errors: [message] },
    });
  });

  test('an administrator adds agents, and their errors come by row, too', async () => {
    const { status, body } = await send(agentsPath, [agentBody(), agentBody()], 'administrator');
    expect([status, body.length]).toEqual([201, 2]);
    const refused = await send(
      agentsPath,
      [agentBody(), agentBody({ email: 'agent@udongo.test', agrovet_name: '' }), agentBody({ county: 99 })],
      'administrator',
    );
    expect(refused).toMatchObject({
      status: 400,
      body: [
        {},
        {
          email: ['user with this email already exists.'],
          agrovet_name: ['This field may not be blank.'],
        },
        { county: ['Invalid pk "99" - object does not exist.'] },
      ],
    });
  });
});

describe('checked before', () => {
  test('each row says what is wrong with it and who it may be, and nothing is stored', async () => {
    const before = await countFarmers();
    const rows = [
      farmerBody({ profile: { phone_number: '0712 345 678' } }),
      farmerBody({ full_name: '' }),
      farmerBody(),
    ];
    // The check is for rows that the contract does not offer, too.
    const options = { as: 'agent', body: rows, tolerated: true } as const;
    const { status, body } = await backend.call('POST', `${farmersPath}check/`, options);
    expect(status).toBe(200);
    expect(body[0].candidates[0]).toMatchObject({
      id: 1,
      email: 'farmer@udongo.test',
      matches: ['phone_number'],
    });
    expect(body[1].errors).toEqual({ user: { full_name: ['This field may not be blank.'] } });
    expect(body[2]).toEqual({ errors: {}, candidates: [] });
    expect(await countFarmers()).toBe(before);
  });

  test("an agent reads only masked names of other agents' farmers", async () => {
    const other = farmerBody({ full_name: 'Achieng Otieno', profile: { phone_number: '0722 900 900' } });
    await send('/agric/farmers/', other, 'otherAgent');
    const { body } = await send(`${farmersPath}check/`, [
      farmerBody({ profile: { phone_number: '0722900900' } }),
    ]);
    expect(body[0].candidates).toMatchObject([
      { full_name: 'A… O…', phone_number: '+2547…00', email: '', county: null },
    ]);
  });

  test('of an agent, the administrator sees who has the same e-mail or phone number', async () => {
    const row = agentBody({ email: 'agent@udongo.test', phone_number: '' });
    const { body } = await send(`${agentsPath}check/`, [row], 'administrator');
    expect(body[0]).toMatchObject({
      errors: { email: ['user with this email already exists.'] },
      candidates: [{ id: 1, matches: ['email'] }],
    });
  });
});

describe('an import', () => {
  test('the same rows, sent again after a lost answer, are stored once', async () => {
    const { uuid } = await begin();
    const rows = rowsOf(uuid, [farmerBody(), farmerBody()]);
    const first = await send(farmersPath, rows);
    const stored = await countFarmers();
    const again = await send(farmersPath, [...rows, ...rowsOf(uuid, [farmerBody()], 3)]);
    expect(again.status).toBe(201);
    expect(again.body.slice(0, 2)).toEqual(first.body);
    expect(await countFarmers()).toBe(stored + 1);
  });

  test('the same rows, sent twice at once, are stored once', async () => {
    const { uuid } = await begin();
    const before = await countFarmers();
    const rows = rowsOf(uuid, [farmerBody(), farmerBody()]);
    const [one, other] = await Promise.all([send(farmersPath, rows), send(farmersPath, rows)]);
    expect(one?.body).toEqual(other?.body);
    expect(await countFarmers()).toBe(before + 2);
  });

  test('a row whose farmer was deleted is not stored again', async () => {
    const { uuid } = await begin();
    const rows = rowsOf(uuid, [farmerBody()]);
    const [farmer] = (await send(farmersPath, rows)).body;
    await backend.call('DELETE', `/agric/farmers/${farmer.id}/`, { as: 'administrator' });
    expect(await send(farmersPath, rows)).toMatchObject({
      status: 400,
      body: [{ import_key: ['The record from this row was deleted.'] }],
    });
  });

  test('begins once, whoever loses the answer, and is nobody else’s', async () => {
    const body = importBody();
    const first = await send('/agric/imports/', body);
    expect((await send('/agric/imports/', body)).body).toEqual(first.body);
    expect(await send('/agric/imports/', body, 'otherAgent')).toMatchObject({
      status: 400,
      body: { uuid: ['import with this uuid already exists.'] },
    });
    const stolen = rowsOf(first.body.uuid, [farmerBody()]);
    expect((await send(farmersPath, stolen, 'otherAgent')).body).toEqual([
      { import_uuid: [`Object with uuid=${first.body.uuid} does not exist.`] },
    ]);
    const { body: listed } = await backend.call('GET', '/agric/imports', { as: 'otherAgent' });
    expect(listed.results.map(({ id }: { id: number }) => id)).not.toContain(first.body.id);
  });

  test('more than 10,000 rows are refused, and so are rows that it does not have', async () => {
    expect(await send('/agric/imports/', importBody({ rows: 10_001 }))).toMatchObject({
      status: 400,
      body: { rows: ['Ensure this value is less than or equal to 10000.'] },
    });
    const { uuid } = await begin({ rows: 1 });
    expect((await send(farmersPath, rowsOf(uuid, [farmerBody(), farmerBody()]))).body).toEqual([
      {},
      { import_key: ['Ensure this value is less than or equal to 1.'] },
    ]);
  });

  test('a row says which one it is, each once, and all of a call belong together', async () => {
    const { uuid } = await begin();
    const row = () => ({ ...farmerBody(), import_uuid: uuid, import_key: 1 });
    const { import_key: _, ...keyless } = row();
    const other = { ...farmerBody(), import_uuid: createUuid(), import_key: 2 };
    expect((await send(farmersPath, [row(), row(), keyless, other])).body).toEqual([
      {},
      { import_key: ['An earlier row has this key.'] },
      { import_key: ['This field is required.'] },
      { import_uuid: ['All rows of a call belong to one import.'] },
    ]);
  });

  test('only administrators import agents', async () => {
    expect(await send('/agric/imports/', importBody({ kind: 'agents' }))).toMatchObject({
      status: 400,
      body: { kind: ['Only an administrator can import agents.'] },
    });
  });
});

describe('undone', () => {
  const undo = (id: number, as: Who = 'agent') => backend.call('POST', `/agric/imports/${id}/undo/`, { as });

  test('the farmers go, except who has a booking and who logs in by now', async () => {
    const before = await countFarmers();
    const made = await begin();
    const rows = rowsOf(
      made.uuid,
      Array.from({ length: 9 }, () => farmerBody()),
    );
    const farmers = (await send(farmersPath, rows)).body;
    await send('/agric/soil-test-bookings/', bookingBody({ farmer: farmers[4].id }));
    await backend.db.inTransaction((db) =>
      db.update(users).set({ phone_verified_on: startOfTests }).where(eq(users.id, farmers[6].user.id)),
    );
    const { body } = await undo(made.id);
    expect(body).toMatchObject({
      deleted: 7,
      kept: [4, 6].map((index) => ({
        import_key: index + 1,
        id: farmers[index].id,
        full_name: farmers[index].user.full_name,
      })),
      import: { stored: 2, rows: 1000 },
    });
    expect(body.import.undone_on).not.toBeNull();
    expect(await countFarmers()).toBe(before + 2);
    expect((await send(farmersPath, rows)).status).toBe(409);
  });

  test('agents go, too, with their accounts', async () => {
    const made = await begin({ kind: 'agents' }, 'administrator');
    const row = agentBody();
    await send(agentsPath, rowsOf(made.uuid, [row]), 'administrator');
    expect((await undo(made.id, 'administrator')).body).toMatchObject({ deleted: 1, kept: [] });
    expect((await send(agentsPath, [row], 'administrator')).status).toBe(201);
  });

  test('nobody undoes an import of somebody else, and nobody after a day', async () => {
    const made = await begin();
    await send(farmersPath, rowsOf(made.uuid, [farmerBody()]));
    expect((await undo(made.id, 'otherAgent')).status).toBe(404);
    const { now } = backend.clock;
    backend.clock.now = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1000);
    expect((await undo(made.id)).status).toBe(409);
    backend.clock.now = now;
    expect((await undo(made.id)).status).toBe(200);
  });
});
