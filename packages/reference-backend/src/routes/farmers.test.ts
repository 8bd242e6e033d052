import { expect, test } from 'vitest';
import { bookingBody } from '../../test/bookingBody.ts';
import { farmerBody } from '../../test/recordBodies.ts';
import { useBackend, type Who } from '../../test/testBackend.ts';

const backend = useBackend();
const path = '/agric/farmers';
const post = (as: Who, body: object) => backend.call('POST', `${path}/`, { as, body });
const put = (as: Who, id: number, body: object) => backend.call('PUT', `${path}/${id}/`, { as, body });
const ids = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id);

test('an agent registers a farmer, who is theirs from then on', async () => {
  const { status, body } = await post('agent', {
    user: {
      full_name: ' Nekesa Barasa ',
      email: 'Nekesa@Udongo.test',
      profile: { phone_number: '0711 222 333', county: 39, address: 'Webuye market' },
    },
  });
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      user: {
        id: body.user.id,
        full_name: 'Nekesa Barasa',
        email: 'nekesa@udongo.test',
        profile: { phone_number: '+254711222333', address: 'Webuye market', county: 39 },
      },
      referrer: 2,
      version: expect.any(String),
    },
  ]);
  const found = await backend.call('GET', `${path}?search=nekesa%20barasa`, { as: 'agent' });
  expect(ids(found.body)).toEqual([body.id]);
  expect((await backend.call('GET', `${path}/${body.id}`, { as: 'otherAgent' })).status).toBe(404);
  expect((await put('otherAgent', body.id, farmerBody())).status).toBe(404);
});

test('an agent does not give their own number for a farmer, and may for themselves', async () => {
  const profile = { phone_number: '0711 000 001' };
  const message = 'This is your own number. Enter the farmer’s: their messages and results go there.';
  const refused = await post('agent', farmerBody({ profile }));
  expect([refused.status, refused.body]).toEqual([400, { user: { profile: { phone_number: [message] } } }]);
  const book = (as: Who, changes: object) =>
    backend.call('POST', '/agric/soil-test-bookings/', {
      as,
      body: bookingBody({ phone_no: profile.phone_number, ...changes }),
    });
  const booked = await book('agent', {});
  expect([booked.status, booked.body]).toEqual([400, { phone_no: [message] }]);
  expect((await book('agent', { name: 'Otieno Odhiambo' })).status).toBe(201);
  const { body: stored } = await book('administrator', { farmer: 1 });
  const kept = await backend.call('PUT', `/agric/soil-test-bookings/${stored.id}/`, {
    as: 'agent',
    body: bookingBody({ phone_no: profile.phone_number, farmer: 1, notes: 'At the market' }),
  });
  expect([kept.status, kept.body.notes]).toEqual([200, 'At the market']);
});

test('an administrator registers a farmer for an agent, gives them to another, and deletes them', async () => {
  const { body: farmer } = await post(
    'administrator',
    farmerBody({ referrer: 2, profile: { county: null } }),
  );
  expect(farmer).toMatchObject({ referrer: 2, user: { profile: { county: null } } });
  const kept = await put('administrator', farmer.id, farmerBody());
  expect(kept.body.referrer).toBe(2);
  expect((await put('administrator', farmer.id, farmerBody({ referrer: 3 }))).body.referrer).toBe(3);
  expect((await put('administrator', farmer.id, farmerBody({ referrer: null }))).body.referrer).toBeNull();
  const remove = () => backend.call('DELETE', `${path}/${farmer.id}/`, { as: 'administrator' });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  const account = await backend.call('GET', `/users/account/profiles/${farmer.user.id}`, {
    as: 'administrator',
  });
  expect(account.status).toBe(404);
});

test('a farmer with bookings stays, and so does their account', async () => {
  const { body: farmer } = await post('agent', farmerBody());
  await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'agent',
    body: bookingBody({ farmer: farmer.id }),
  });
  const { status, body } = await backend.call('DELETE', `${path}/${farmer.id}/`, { as: 'administrator' });
  expect([status, body]).toEqual([409, { detail: 'This farmer is used by bookings and cannot be deleted.' }]);
  expect((await backend.call('GET', `${path}/${farmer.id}`, { as: 'agent' })).status).toBe(200);
});

test('every wrong field of a farmer is named', async () => {
  const required = ['This field is required.'];
  expect((await post('administrator', { referrer: 8 })).body).toEqual({
    user: required,
    referrer: ['Invalid pk "8" - object does not exist.'],
  });
  expect((await post('agent', { user: {} })).body).toEqual({
    user: { full_name: required, profile: required },
  });
  expect((await post('agent', { user: { full_name: 'Nekesa', profile: null } })).body).toEqual({
    user: { profile: ['This field may not be null.'] },
  });
  expect((await post('agent', { user: 'Nekesa' })).body).toEqual({
    user: { non_field_errors: ['Invalid data. Expected a dictionary, but got str.'] },
  });
  const wrong = farmerBody({
    full_name: '',
    email: 'nekesa',
    profile: { phone_number: '12', county: 48, address: 'x'.repeat(256) },
    referrer: 3,
    allow_duplicate: 'perhaps',
  });
  expect((await post('agent', wrong)).body).toEqual({
    user: {
      full_name: ['This field may not be blank.'],
      email: ['Enter a valid email address.'],
      profile: {
        phone_number: ['Enter a valid phone number, for example +254712345678.'],
        county: ['Invalid pk "48" - object does not exist.'],
        address: ['Ensure this field has no more than 255 characters.'],
      },
    },
    referrer: ['Only an administrator can set who referred a farmer.'],
    allow_duplicate: ['Must be a valid boolean.'],
  });
});

test.each([
  { profile: { phone_number: '0712 345 678' } },
  { profile: { phone_number: '254712345678' } },
  { profile: { phone_number: '+254 712-345-678' } },
  { email: 'FARMER@udongo.test' },
])('%j is known: the agent is shown who it may be, and asked', async (changes) => {
  const { status, body } = await post('agent', farmerBody(changes));
  const matches = 'email' in changes ? ['email'] : ['phone_number'];
  expect([status, body]).toEqual([
    409,
    {
      detail: 'A farmer with this phone number or email is registered already.',
      code: 'duplicate_farmer',
      candidates: [
        {
          id: 1,
          full_name: 'Wanjiku Kariuki',
          phone_number: '+254712345678',
          email: 'farmer@udongo.test',
          county: 22,
          matches,
        },
      ],
    },
  ]);
});

test("another agent's farmer is a candidate without personal data", async () => {
  const contact = { profile: { phone_number: '0722000109' }, email: 'muthoni.njuguna@udongo.test' };
  const { body } = await post('agent', farmerBody(contact));
  expect(body.candidates).toEqual([
    {
      id: 9,
      full_name: 'M… N…',
      phone_number: '+2547…09',
      email: '',
      county: null,
      matches: ['phone_number', 'email'],
    },
  ]);
  const seen = await post('administrator', farmerBody(contact));
  expect(seen.body.candidates).toMatchObject([{ id: 9, full_name: 'Muthoni Njuguna', county: 22 }]);
});

test('a shared phone number is stored when it is meant; an e-mail address belongs to one account', async () => {
  const body = farmerBody({ profile: { phone_number: '0712345678' }, allow_duplicate: true });
  expect((await post('agent', body)).status).toBe(201);
  const { status, body: refused } = await post(
    'agent',
    farmerBody({ email: 'farmer@udongo.test', allow_duplicate: true }),
  );
  expect([status, refused]).toEqual([400, { user: { email: ['user with this email already exists.'] } }]);
  const ofAgent = await post('agent', farmerBody({ email: 'admin@udongo.test' }));
  expect([ofAgent.status, ofAgent.body]).toEqual([
    400,
    { user: { email: ['user with this email already exists.'] } },
  ]);
});

test('two who register one farmer at once: one is asked', async () => {
  const body = farmerBody({ email: 'twice@udongo.test' });
  const answers = await Promise.all([
    post('agent', body),
    post('otherAgent', body),
    post('administrator', body),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test('changing a farmer asks only about what changes', async () => {
  const shared = farmerBody({ profile: { phone_number: '0712345678' }, allow_duplicate: true });
  const { body: farmer } = await post('agent', shared);
  const rename = (profile: object, allow_duplicate = false) =>
    put(
      'agent',
      farmer.id,
      farmerBody({
        full_name: 'Nekesa B. Wafula',
        profile: { phone_number: '0712345678', ...profile },
        allow_duplicate,
      }),
    );
  expect((await rename({})).body.user.full_name).toBe('Nekesa B. Wafula');
  const { status, body } = await rename({ phone_number: '0722000102' });
  expect([status, body.candidates[0].id]).toEqual([409, 2]);
  expect((await rename({ phone_number: '0722000102' }, true)).status).toBe(200);
});

test('what an update of a farmer leaves out stays, and a new farmer has nothing there', async () => {
  const { body: farmer } = await post('agent', farmerBody({ email: 'stays@udongo.test' }));
  const { phone_number } = farmer.user.profile;
  const kept = await put('agent', farmer.id, { user: { full_name: 'Nekesa', profile: { phone_number } } });
  expect(kept.body.user).toEqual({ ...farmer.user, full_name: 'Nekesa' });
  const profile = { phone_number: '0799123456' };
  const bare = await post('agent', { user: { full_name: 'Simiyu', profile } });
  expect(bare.body.user).toMatchObject({ email: '', profile: { address: '', county: null } });
});

test('an e-mail address that was given up is free again', async () => {
  const { body: first } = await post('agent', farmerBody({ email: 'given-up@udongo.test' }));
  await put('agent', first.id, farmerBody({ email: '' }));
  expect((await post('agent', farmerBody({ email: 'given-up@udongo.test' }))).status).toBe(201);
});

test('an agent cannot take over the account of a farmer who logs in', async () => {
  const changes = farmerBody({ email: 'mine@udongo.test' });
  const refused = ['Only an administrator can change what this farmer logs in with.'];
  expect((await put('agent', 1, changes)).body).toEqual({
    user: { email: refused, profile: { phone_number: refused } },
  });
  expect((await put('administrator', 1, changes)).status).toBe(200);
});

test('farmers are found by county, in order and by page', async () => {
  const of = async (query: string, as: Who = 'administrator') =>
    (await backend.call('GET', `${path}?limit=100&${query}`, { as })).body;
  expect(ids(await of('county=18')).sort((a, b) => a - b)).toEqual([10, 13]);
  expect((await of('county=18', 'agent')).count).toBe(0);
  const names = (await of('ordering=full_name')).results.map(
    ({ user }: { user: { full_name: string } }) => user.full_name,
  );
  expect(names).toEqual([...names].sort());
  const after = await of(`ordering=-full_name&id_after=9`);
  expect(after.results[0].user.full_name < 'Muthoni Njuguna').toBe(true);
});
