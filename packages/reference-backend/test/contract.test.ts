import { beforeAll, expect, test } from 'vitest';
import { demoRules } from '../src/generated/demoRules.ts';
import { operations } from '../src/generated/operations.ts';
import { permissions } from '../src/generated/permissions.ts';
import { declaredOperations, filtersOf, isForm } from './contract.ts';
import { mediaForm } from './pictures.ts';
import { importBody } from './recordBodies.ts';
import { useBackend } from './testBackend.ts';

const backend = useBackend();

test('what the contract calls public is what visitors may call', () => {
  for (const { operationId, security } of declaredOperations) {
    const isPublic = security?.some((scheme) => Object.keys(scheme).length === 0) ?? false;
    const mayCall = permissions[operationId as keyof typeof permissions].anonymous !== 401;
    expect([operationId, mayCall]).toEqual([operationId, isPublic]);
  }
});

/** An agent whose shop only serves a booking sees it and changes nothing of it. */
const refusesServing = ['bookings.update', 'bookings.delete', 'samples.setPlace'];

test('what refuses a role, a shop that only serves a booking, or a login without a proof, says so in the contract, and nothing else does', () => {
  for (const { operationId, responses } of declaredOperations) {
    const refusesRole = Object.values(permissions[operationId as keyof typeof permissions]).includes(403);
    const { asksAgain } = operations[operationId as keyof typeof operations];
    const refuses = refusesRole || refusesServing.includes(operationId) || asksAgain !== undefined;
    expect([operationId, '403' in responses]).toEqual([operationId, refuses]);
  }
});

/** Lists that a demo begins without. */
beforeAll(async () => {
  await backend.call('POST', '/users/data-requests/', { as: 'administrator', body: { kind: 'export' } });
  await backend.call('POST', '/agric/rule-sets/', {
    as: 'administrator',
    body: { name: 'Later', counts_from: '2099-01-01', ...demoRules },
  });
  for (const email of ['farmer@udongo.test', 'agent@udongo.test']) {
    await backend.call('POST', '/users/auth/password-reset/', { body: { email } });
    await backend.call('POST', '/agric/imports/', { as: 'administrator', body: importBody() });
    await backend.call('POST', '/media/', { as: 'administrator', form: await mediaForm() });
  }
});

/** Orderings of a list as its description names them: "Orders by `id`, `name`." */
const orderings = declaredOperations.flatMap(({ path, description = '' }) => {
  const [, names = ''] = /Orders by ([^.]+)/.exec(description) ?? [];
  const fields = [...names.matchAll(/`(\w+)`/g)].map(([, field = '']) => field);
  return fields.map((field) => ({ path, field }));
});

test.each(orderings)('$path is ordered by $field, both ways', async ({ path, field }) => {
  const list = async (ordering: string, page = 1): Promise<number[]> => {
    const address = `${path}?limit=200&page=${page}&ordering=${ordering}`;
    const { body } = await backend.call('GET', address, { as: 'administrator' });
    const ids = body.results.map(({ id }: { id: number }) => id);
    return body.next ? [...ids, ...(await list(ordering, page + 1))] : ids;
  };
  const ids = await list(field);
  expect(ids.length).toBeGreaterThan(1);
  expect(await list(`-${field}`)).toEqual(ids.reverse());
});

const filters = declaredOperations
  .filter(({ method }) => method === 'GET')
  .flatMap((operation) => filtersOf(operation).map((filter) => ({ ...filter, path: operation.path })));
const yesOrNo = filters.filter(({ schema }) => schema.type === 'boolean');
const exact = filters.filter(({ schema }) => schema.type === 'integer' || schema.$ref || schema.format);

test.each(exact)('$path says when it cannot read $name', async ({ path, name }) => {
  const address = `${path.replace('{id}', '1')}?${name}=!`;
  const { status, body } = await backend.call('GET', address, { as: 'administrator' });
  expect([status, Object.keys(body)]).toEqual([400, [name]]);
});

test.each(yesOrNo)('$path is parted in two by $name', async ({ path, name }) => {
  const count = async (query: string): Promise<number> =>
    (await backend.call('GET', `${path}?${query}`, { as: 'administrator' })).body.count;
  expect((await count(`${name}=true`)) + (await count(`${name}=false`))).toBe(await count(''));
});

/** The id of the first of the administrator's own; those of others are not there for them. */
async function ownId(path: string): Promise<number> {
  const { body } = await backend.call('GET', path, { as: 'administrator' });
  return (body.results ?? body)[0].id;
}

// Operations that delete come last: the others find their records. The very last ends the login of all of them.
const order = ({ method, operationId }: { method: string; operationId: string }) =>
  operationId === 'auth.endLogin' ? 2 : Number(method === 'DELETE');
const walked = [...declaredOperations].sort((a, b) => order(a) - order(b));

test.each(walked)('$method $path is answered', async ({ method, path, requestBody }) => {
  const address = path
    .replace('notifications/{id}', `notifications/${await ownId('/utils/notifications')}`)
    .replace('logins/{id}', `logins/${await ownId('/users/auth/logins')}`)
    .replace('{uuid}', '5eed0000-0000-4000-8000-000000000002')
    .replace('{id}', '1')
    .replace('{provider}', 'sandbox')
    .replace(/\/$/, '');
  const content = isForm(requestBody) ? { form: new FormData() } : { body: {} };
  const sent = ['POST', 'PUT', 'PATCH'].includes(method) ? content : {};
  // Logging out ends a token that the other tests don't use, and only agronomists approve rules.
  const other = path.endsWith('/approve') ? 'agronomist' : 'administrator';
  const as = path.endsWith('/logout') ? 'farmer' : other;
  const answer = await backend.call(method, address, { as, ...sent });
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  // These name one payment by what nobody can guess.
  const expected = /\{(?:token|reference)\}/.test(path) ? [404] : [200, 201, 204, 400, 409];
  expect(expected).toContain(answer.status);
});
