import type { OperationId } from '@udongo/sdk';
import { cors } from 'hono/cors';
import type { Dependencies } from '../Dependencies.ts';
import { operations } from '../generated/operations.ts';
import { isPartnerOrigin } from '../services/people/partner-keys/isPartnerOrigin.ts';
import type { AppContext } from './AppEnv.ts';

/** Operations of the booking form on a partner's page, where nobody is logged in. */
const formOperations = [
  'boot.get',
  'bookings.create',
  'counties.list',
  'counties.get',
  'crops.list',
  'crops.get',
  'otherCropNames.list',
  'agents.list',
  'agents.get',
] as const satisfies readonly OperationId[];

/**
 * Lets pages call the API, with the headers that the client sends and those that it reads. Pages of the operator's origins may
 * make all calls; those of a partner's site only the booking form's. Any page may read why its key was refused, and the answer
 * to a booking that it sent. Only pages that may book get the form's data without a key: other pages would promise a
 * booking that they can't send.
 */
export function allowOrigins({ db, options: { corsOrigins } }: Pick<Dependencies, 'db' | 'options'>) {
  return cors({
    origin: async (origin, context: AppContext) => {
      if (corsOrigins.includes('*') || asksWithKey(context)) return '*';
      if (origin === '') return null;
      if (corsOrigins.includes(origin)) return origin;
      if (context.req.method !== 'OPTIONS' && asks(context, 'bookings.create')) return origin;
      if (!formOperations.some((operation) => asks(context, operation))) return null;
      return (await db.inStatements((statements) => isPartnerOrigin(statements, origin))) ? origin : null;
    },
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept', 'If-Match', 'Idempotency-Key'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'WWW-Authenticate', 'Idempotency-Replayed'],
    maxAge: 86_400,
  });
}

function asksWithKey(context: AppContext): boolean {
  return asks(context, 'boot.get') && (context.req.query('key') ?? '') !== '';
}

/** Whether this is a request of the operation, or the question before one. */
function asks({ req }: AppContext, id: OperationId): boolean {
  const asked = req.method === 'OPTIONS' ? req.header('access-control-request-method') : req.method;
  const { method, path } = operations[id];
  const pattern = path.replace(/\/$/, '').replace('{id}', '\\d+');
  return asked?.replace('HEAD', 'GET') === method && new RegExp(`^${pattern}/?$`).test(req.path);
}
