import { expect, test } from 'vitest';
import * as table from '../src/generated/table.ts';
import { createClient } from '../src/index.ts';
import { readContract } from './readContract.ts';

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const contract = readContract<Contract>();
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId }]) =>
    operationId === undefined ? [] : [{ operationId, method: method.toUpperCase(), path }],
  ),
);

test.each(operations)('$operationId goes to $method $path', async ({ operationId, method, path }) => {
  let sent = '';
  const options = {
    baseUrl: 'https://api.udongo.test',
    retries: 0,
    fetch: async (request: Request) => {
      sent = `${request.method} ${new URL(request.url).pathname}`;
      return new Response(null, { status: 500 });
    },
  };
  const [resource = '', verb = ''] = operationId.split('.');
  const api = createClient(options, table) as unknown as Record<
    string,
    Record<string, (...args: unknown[]) => Promise<unknown>>
  >;
  const parameters = [...path.matchAll(/\{\w+\}/g)].map(() => 7);
  await api[resource]?.[verb]?.(...parameters).catch(() => undefined);
  const filled = path.replace(/\{\w+\}/g, '7');
  expect(sent).toBe(`${method} ${method === 'GET' || filled.endsWith('/') ? filled : `${filled}/`}`);
});
