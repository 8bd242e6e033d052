import { expect, test } from 'vitest';
import { exampleCalls } from '../exampleCalls.ts';
import { useBackend } from '../testBackend.ts';

/** Numbers and texts that no column can store are the sender's fault, wherever they are sent, and never the server's. */

const backend = useBackend();

const keys = [1e21, 2_147_483_648, -1, '99999999999999999999'];
const texts = ['So\0il', 'Soil \ud83d'];

type Way = (string | number)[];

/** The ways to everything in a body that is a number or a text. */
function leavesOf(value: unknown, way: Way = []): { way: Way; isNumber: boolean }[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      leavesOf(inner, [...way, Array.isArray(value) ? Number(name) : name]),
    );
  }
  const isNumber = typeof value === 'number' || value === null;
  return isNumber || typeof value === 'string' ? [{ way, isNumber }] : [];
}

function replaced(value: unknown, [step, ...rest]: Way, by: unknown): unknown {
  if (step === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, by);
  return copy;
}

const calls = exampleCalls.filter(({ example }) => typeof example.value === 'object' && example.value);
/** One example of each operation. */
const once = calls.filter(
  ({ operationId }, index) => calls.findIndex((call) => call.operationId === operationId) === index,
);

test.each(once.map((call) => [call.operationId, call] as const))(
  '%s refuses keys and texts that cannot be stored, at every field',
  async (_, { method, path, example }) => {
    const filled = path.replace('{uuid}', '5eed0000-0000-4000-8000-000000000002').replace(/\{\w+\}/g, '1');
    const failed = [];
    for (const { way, isNumber } of leavesOf(example.value)) {
      for (const hostile of isNumber ? keys : texts) {
        const { status } = await send(method, filled, replaced(example.value, way, hostile));
        if (status >= 500) failed.push([way.join('.'), hostile, status]);
      }
    }
    expect(failed).toEqual([]);
  },
);

test.each(exampleCalls.filter(({ path }) => path.includes('{')).map(({ method, path }) => [method, path]))(
  '%s %s finds nothing under a name that cannot be stored',
  async (method, path) => {
    for (const name of ['1%00', '%00', '1e21', '2147483648', '99999999999999999999']) {
      const { status } = await send(
        method,
        path.replace(/\{\w+\}/g, name),
        method === 'GET' ? undefined : {},
      );
      expect([name, status >= 400 && status < 500]).toEqual([name, true]);
    }
  },
);

test('a review of booking 1e21 is about no booking', async () => {
  const body = { rating: 5, comment: 'Very good', booking: 1e21 };
  const { status, body: answer } = await backend.call('POST', '/reviews/', { as: 'farmer', body });
  expect([status, answer]).toEqual([400, { booking: ['Invalid pk "1e+21" - object does not exist.'] }]);
});

async function send(method: string, path: string, body: unknown) {
  const headers = new Headers({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await backend.token('administrator')}`,
  });
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return backend.fetch(new Request(`http://api.test${path.replace(/\/?$/, '/')}`, init));
}
