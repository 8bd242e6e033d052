import { expect, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { declaredOperations, nullableFieldsOf } from '../contract.ts';
import {
  agentBody,
  blogBody,
  deviceBody,
  discountBody,
  farmerBody,
  partnerKeyBody,
  profileBody,
} from '../recordBodies.ts';
import { useBackend } from '../testBackend.ts';

/** Fields that are emptied have to be empty afterwards: an answer of 200 that changed nothing is false. */

const backend = useBackend();
const administrator = { as: 'administrator' } as const;

/** Records with fields that can be empty: how each is made, with none of them empty. */
const whole: Record<string, () => object> = {
  '/agric/soil-test-bookings/{id}': () =>
    bookingBody({ farmer: 2, county: 22, agent: 2, referrer_agent: 3, created_by: 1 }),
  '/agric/farmers/{id}': () => farmerBody({ referrer: 2 }),
  '/agric/agents/{id}': () => agentBody({ county: 22 }),
  '/agric/discounts/{id}': () =>
    discountBody({
      valid_from: '2026-12-01',
      valid_until: '2027-01-01',
      max_uses: 9,
      max_uses_per_person: 2,
    }),
  '/agric/devices/{id}': () => deviceBody({ agent: 2 }),
  '/agric/partner-keys/{id}': () => partnerKeyBody({ agent: 2, referrer_agent: 2 }),
  '/blogs/{id}': () => blogBody({ category: 1, translation: 2 }),
  '/users/account/profiles/{id}': () => profileBody({ county: 22 }),
};
/**
 * The server sets the first, whatever is sent; an article's `published_on` is now when it is sent as null; null for the last withdraws a
 * consent, which a person reads in `consent`.
 */
const ignored = ['created_by', 'published_on', 'consent_version'];

const changes = declaredOperations.filter(
  (operation) =>
    ['PUT', 'PATCH'].includes(operation.method) &&
    // A review stays with the booking that it is about.
    operation.operationId !== 'reviews.update' &&
    nullableFieldsOf(operation).some((field) => !ignored.includes(field)),
);

test.each(changes.map((operation) => [operation.method, operation.path, operation] as const))(
  '%s %s empties every field that can be empty',
  async (method, path, operation) => {
    const body = whole[path]?.() ?? {};
    const { status, body: made } = await backend.call('POST', path.replace('{id}', ''), {
      ...administrator,
      body,
    });
    expect(status).toBe(201);
    const record = path.replace('{id}', `${made.id}`);
    for (const field of nullableFieldsOf(operation).filter((name) => !ignored.includes(name))) {
      expect(await read(record, field), `${field} at first`).not.toBeNull();
      const change = { ...administrator, body: { ...body, [field]: null } };
      expect((await backend.call(method, `${record}/`, change)).status).toBe(200);
      expect(await read(record, field), `${field} after it was emptied`).toBeNull();
    }
  },
);

test('PUT /agric/farmers/{id} empties the county inside user.profile', async () => {
  const body = farmerBody({ profile: { county: 22 } });
  const { body: made } = await backend.call('POST', '/agric/farmers/', { ...administrator, body });
  const record = `/agric/farmers/${made.id}`;
  expect(await read(record, 'county')).toBe(22);
  const { full_name, email, profile } = body.user;
  const emptied = { user: { full_name, email, profile: { ...profile, county: null } } };
  expect((await backend.call('PUT', `${record}/`, { ...administrator, body: emptied })).status).toBe(200);
  expect(await read(record, 'county')).toBeNull();
});

/** Reads a field of a record. Some fields of a farmer are inside `user.profile`; those of an agent are only in their profile. */
async function read(record: string, field: string): Promise<unknown> {
  const { body } = await backend.call('GET', record, administrator);
  if (field in body) return body[field];
  return typeof body.user === 'number'
    ? read(`/users/account/profiles/${body.user}`, field)
    : body.user.profile[field];
}
