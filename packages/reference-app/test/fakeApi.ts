import type { Page } from '@udongo/sdk';
import { operations } from '../../reference-backend/src/generated/operations.ts';
import type { Answers } from './fakeOperations.ts';

/** One request as the API saw it. */
export interface Call {
  operation: OperationId;
  query: URLSearchParams;
  body: unknown;
  /** The bearer token; null when there was none. */
  token: string | null;
  /** The record in the path, such as a booking's id. */
  record: string;
}

type OperationId = keyof Answers;

/** The answers of operations: typed as in the contract; a `Response` for anything else. */
export type Handlers = {
  [Id in OperationId]?: (call: Call) => Answers[Id] | Response | Promise<Answers[Id] | Response>;
};

/** Creates an API that answers as the test says and records its calls; an operation without a handler answers 404. */
export function createFakeApi(handlers: Handlers) {
  const calls: Call[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const found = findOperation(request.method, pathname);
    if (!found) return failure(404, { detail: 'Not found.' });
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data');
    const form = isForm ? await request.formData() : undefined;
    const text = isForm ? '' : await request.text();
    const call: Call = {
      ...found,
      query: searchParams,
      body: text === '' ? form : JSON.parse(text),
      token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    };
    calls.push(call);
    const handle = handlers[call.operation];
    if (!handle) return failure(404, { detail: 'Not found.' });
    const answer = await handle(call);
    if (answer instanceof Response) return answer;
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
  };
  const callsOf = (operation: OperationId) => calls.filter((call) => call.operation === operation);
  return { fetch, calls, callsOf };
}

/** An answer that is an error. */
export function failure(status: number, body: unknown): Response {
  return Response.json(body, { status });
}

/** Makes one page with every record. */
export function pageOf<Record>(results: Record[], count = results.length): Page<Record> {
  return { count, total_pages: Math.max(1, Math.ceil(count / 10)), next: null, previous: null, results };
}

/** The operations of the contract; paths without a record come first, as a name in a path can look like one. */
const routes = Object.entries(operations)
  .map(([operation, { method, path }]) => ({
    operation: operation as OperationId,
    hasRecord: path.includes('{'),
    pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '([^/]+)')}/?$`),
  }))
  .sort((one, other) => Number(one.hasRecord) - Number(other.hasRecord));

function findOperation(method: string, pathname: string) {
  for (const { operation, pattern } of routes) {
    const match = pattern.exec(`${method} ${pathname}`);
    if (match) return { operation, record: match[1] ?? '' };
  }
  return undefined;
}
