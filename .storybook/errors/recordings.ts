import type { UdongoApi } from '@udongo/sdk';
import * as table from '@udongo/sdk/operations';
import { type Operation, parseResource } from '../../packages/sdk/src/client/Operation.ts';

/** An answer that a real Django REST Framework server gave; `body` is null for none. */
export interface Recorded {
  name: string;
  request: { method: string; path: string; body?: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
}

const files = import.meta.glob<Recorded>('../../packages/sdk/test/fixtures{,-drf318}/*.json', {
  import: 'default',
  eager: true,
});

/** The recordings by name, those of DRF 3.18 with `, DRF 3.18` behind it. */
export const recordings = new Map(
  Object.entries(files).map(([file, recorded]) => [
    recorded.name + (file.includes('drf318') ? ', DRF 3.18' : ''),
    recorded,
  ]),
);

/** The recording as a server sends it. */
export function toResponse({ response: { status, headers, body } }: Recorded): Response {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  const text = isJson ? JSON.stringify(body) : String(body ?? '');
  return new Response(status === 204 ? null : text, { status, headers });
}

const operations = Object.entries(table).flatMap(([resource, text]) => parseResource(resource, text));

/** The client's operation for a recorded request; undefined for a request that the client never makes. */
export function operationOf({ request: { method, path } }: Recorded): Operation | undefined {
  const made = path.replace(/\/?([?].*)?$/, '');
  return operations.find((operation) => {
    const pattern = operation.path.replace(/\{\w+\}/g, '\\d+');
    return operation.method === method && new RegExp(`^${pattern}$`).test(made);
  });
}

/** The bodies are recorded ones, many of them wrong on purpose: the types of the SDK would refuse them. */
type AnyCall = (...given: unknown[]) => Promise<unknown>;

/** Makes the call of a recorded request, or one about bookings for a request that the client never makes. */
export function callOf(recorded: Recorded, udongo: UdongoApi): Promise<unknown> {
  const { path, body } = recorded.request;
  const { id, takes } = operationOf(recorded) ?? { id: 'bookings.list', takes: 'query' };
  const [resource = '', verb = ''] = id.split('.');
  const call = (udongo as unknown as Record<string, Record<string, AnyCall>>)[resource]?.[verb];
  const given = takes === 'query' ? Object.fromEntries(new URLSearchParams(path.split('?')[1])) : body;
  if (!call) throw new Error(`The client has no ${id}.`);
  const ids = path.match(/(?<=\/)\d+/g) ?? [];
  return call(...(operationOf(recorded) ? ids.map(Number) : []), ...(takes === 'nothing' ? [] : [given]));
}
