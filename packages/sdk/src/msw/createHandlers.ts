import { type HttpHandler, HttpResponse, http } from 'msw';
import { listAllOperations } from '../client/listAllOperations.ts';
import type { Operation } from '../client/Operation.ts';
import { examples } from '../generated/examples.ts';
import type { OperationId } from '../generated/operations.ts';
import type { AnswerOf, BodyOf } from '../testing/Examples.ts';
import { exampleOf } from '../testing/exampleOf.ts';

/** A call as a handler gets it. */
export interface MockCall<Id extends OperationId> {
  /** The path's parameters, such as `{ id: '7' }`. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON that was sent, unchecked. */
  body: BodyOf<Id>;
  request: Request;
}

/** Makes MSW handlers for the operations of the contract. */
export interface UdongoHandlers {
  /** One for each operation: it answers as the contract's example does. */
  all: readonly HttpHandler[];
  /**
   * Answers one operation with a body, or with the function's result for the call; the status is the
   * contract's.
   */
  answer<Id extends OperationId>(
    id: Id,
    answer: AnswerOf<Id> | ((call: MockCall<Id>) => AnswerOf<Id> | Promise<AnswerOf<Id>>),
  ): HttpHandler;
  /** Refuses one operation, such as `refuse('bookings.create', 400, { samples: { 1: { soil_type: ['…'] } } })`. */
  refuse(id: OperationId, status: number, body?: unknown, headers?: Record<string, string>): HttpHandler;
  /** Breaks the connection of one operation. */
  drop(id: OperationId): HttpHandler;
}

/**
 * Creates typed handlers for Mock Service Worker 2 from the contract's examples, so that pages which use the
 * SDK can be tested without a server: `setupServer(...createHandlers().all)`. `baseUrl` is the client's; by
 * default the handlers match every server.
 */
export function createHandlers(baseUrl = '*'): UdongoHandlers {
  const handle = (id: OperationId, respond: Respond) => toHandler(operationOf(id), baseUrl, respond);
  return {
    all: operations.map((operation) => toHandler(operation, baseUrl, () => toResponse(operation))),
    answer: (id, answer) =>
      handle(id, async (call) => {
        // The call belongs to the operation that it was matched with.
        const body = typeof answer === 'function' ? await answer(call as MockCall<typeof id>) : answer;
        return toResponse(operationOf(id), body);
      }),
    refuse: (id, status, body, headers) =>
      handle(id, () =>
        body === undefined
          ? new HttpResponse(null, { status, headers })
          : HttpResponse.json(body as object, { status, headers }),
      ),
    drop: (id) => handle(id, () => HttpResponse.error()),
  };
}

type Respond = (call: MockCall<OperationId>) => Response | Promise<Response>;

const operations = listAllOperations();

function operationOf(id: OperationId): Operation {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new TypeError(`The contract has no operation ${id}`);
  return operation;
}

function toHandler(operation: Operation, baseUrl: string, respond: Respond): HttpHandler {
  const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
  const path = `${baseUrl.replace(/\/+$/, '')}${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;
  return methods[operation.method as keyof typeof methods](path, async ({ request, params }) => {
    const url = new URL(request.url);
    if (isAnother(operation, url.pathname)) return undefined;
    const isJson = request.headers.get('Content-Type')?.startsWith('application/json');
    // The body is not checked: a mock trusts the client about its shape.
    const body = (isJson ? await request.clone().json() : undefined) as BodyOf<OperationId>;
    return await respond({
      params: params as Record<string, string>,
      query: url.searchParams,
      body,
      request,
    });
  });
}

/** Whether another operation fits the address better: /blogs/random-blogs is not /blogs/{id}. */
function isAnother(operation: Operation, pathname: string): boolean {
  const path = pathname.replace(/\/$/, '');
  return (
    operation.path.includes('{') &&
    operations.some(
      (other) =>
        other.method === operation.method &&
        !other.path.includes('{') &&
        // /messages is the end of /agric/report-generation/7/messages, but a different path.
        other.path.split('/').length >= operation.path.split('/').length &&
        path.endsWith(other.path.replace(/\/$/, '')),
    )
  );
}

function toResponse(operation: Operation, body?: unknown): Response {
  const id = operation.id as OperationId;
  const { status } = examples[id];
  if (operation.answers === 'empty') return new HttpResponse(null, { status });
  if (operation.answers === 'pdf' || operation.answers === 'file')
    return new HttpResponse(body instanceof Blob ? body : '%PDF-1.7\n%%EOF\n', { status });
  return HttpResponse.json((body ?? exampleOf(id)) as object, { status });
}
