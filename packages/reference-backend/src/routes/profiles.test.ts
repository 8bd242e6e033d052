import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();

test('a farmer sees their own profile alone, an administrator finds everybody', async () => {
  const own = await backend.call('GET', '/users/account/profiles', { as: 'farmer' });
  expect(own.body).toMatchObject({ count: 1, results: [{ id: 8, user: 8, full_name: 'Wanjiku Kariuki' }] });
  const all = await backend.call('GET', '/users/account/profiles', { as: 'administrator' });
  expect(all.body.count).toBe(37);
  const found = await backend.call('GET', '/users/account/profiles?search=0722%20000%20102', {
    as: 'administrator',
  });
  expect(found.body.results.map(({ full_name }: { full_name: string }) => full_name)).toEqual([
    'Achieng Okoth',
  ]);
});

test('a farmer changes where they are reached; what is not sent stays', async () => {
  const body = { phone_number: '0110 000 111', county: null, email: 'other@udongo.test', user: 1 };
  const changed = await backend.call('PATCH', '/users/account/profiles/8/', { as: 'farmer', body });
  expect(changed.body).toEqual({
    id: 8,
    user: 8,
    full_name: 'Wanjiku Kariuki',
    email: 'farmer@udongo.test',
    phone_number: '+254110000111',
    address: 'P.O. Box 301 Kiambu',
    county: null,
  });
  expect((await backend.call('GET', '/users/account/profiles/8', { as: 'farmer' })).body).toEqual(
    changed.body,
  );
});

test('a profile keeps a name, and a phone number or none', async () => {
  const patch = (body: object) =>
    backend.call('PATCH', '/users/account/profiles/16/', { as: 'otherFarmer', body });
  expect((await patch({ full_name: ' ', phone_number: '0712', county: 99 })).body).toEqual({
    full_name: ['This field may not be blank.'],
    phone_number: ['Enter a valid phone number, for example +254712345678.'],
  });
  expect((await patch({ county: 99 })).body).toEqual({
    county: ['Invalid pk "99" - object does not exist.'],
  });
  expect((await patch({ phone_number: '' })).body).toMatchObject({ phone_number: '' });
  expect((await patch({})).status).toBe(200);
});

test("somebody else's profile is not there", async () => {
  for (const method of ['GET', 'PATCH']) {
    const body = method === 'PATCH' ? { full_name: '' } : undefined;
    const { status } = await backend.call(method, '/users/account/profiles/1/', { as: 'farmer', body });
    expect(status).toBe(404);
  }
});
