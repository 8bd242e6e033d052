import { expect, test } from 'vitest';
import { type Operation, parseLine, parseResource } from '../src/client/Operation.ts';
import { wholeTable } from '../src/generated/wholeTable.ts';
import { createUdongo } from '../src/index.ts';
import { listRecorded, toResponse } from './recordedErrors.ts';

/** Recorded successes that answer no operation of the contract. */
const notOurs = [
  'head-counties-200',
  // A redirect, and the answer that a client which follows it takes for a success: the fault table has them.
  'slash-post-followed-200',
  'slash-delete-without-debug-off-301',
  'slash-get-404-without-stock-301',
  // The contract only replaces whole bookings.
  'patch-booking-200',
];

const operations = wholeTable.split('\n').flatMap((line) => parseResource(...parseLine(line)));
const succeeded = listRecorded().filter(
  ({ name, response }) => response.status < 400 && !notOurs.includes(name),
);

test('the recorded successes are here', () => {
  expect(succeeded.length).toBeGreaterThan(30);
});

test.each(succeeded)('$generation/$name is read as it was answered', async (recorded) => {
  const { method, path } = recorded.request;
  const [address = ''] = path.split('?');
  const matched = operations
    .filter((operation) => operation.method === method)
    .map((operation) => ({ operation, params: matchPath(operation, address) }))
    .find(({ params }) => params);
  const [resource = '', verb = ''] = matched?.operation.id.split('.') ?? [];

  const asked: string[] = [];
  const udongo: object = createUdongo({
    baseUrl: 'http://drf.test',
    fetch: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return toResponse(recorded);
    },
  });
  const call = Reflect.get(Reflect.get(udongo, resource), verb);
  const { response, request } = recorded;
  const content = matched?.operation.takes === 'nothing' ? [] : [request.body ?? {}];
  const answer: unknown = await call(...(matched?.params ?? []), ...content);

  expect(answer).toEqual(response.status === 204 ? undefined : response.body);
  // The client sends a GET without the slash with which it was recorded.
  expect(asked).toEqual([`${method} ${method === 'GET' ? address.replace(/\/$/, '') : address}`]);
});

/** The path parameters of a recorded address, if it belongs to this operation. */
function matchPath({ path }: Operation, address: string): string[] | undefined {
  const pattern = path.replace(/\/$/, '').replace(/\{\w+\}/g, '([^/]+)');
  return new RegExp(`^${pattern}/?$`).exec(address)?.slice(1);
}
