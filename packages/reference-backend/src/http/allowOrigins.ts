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
 * Lets pages call the API, with the headers that the client sends and those that it reads: pages of the operator's origins all
 * of it, pages of a partner's what the booking form needs. Any page may read why its key was refused, and what became of a
 * booking that it was let send. The form's data without a key are for pages that may book: to others they would promise it.
 */
export function allowOrigins({ db, options: { corsOrigins } }: Pick<Dependencies, 'db' | 'options'>) {
  return cors({
    origin: async (origin, context: AppContext) => {
      if (corsOrigins.includes('*') || asksWithKey(context)) return '*';
      if (origin === '') return null;
      if (corsOrigins.includes(origin)) return origin;
      if (context.req.method !== 'OPTIONS' && asks(context, 'bookings.create')) return origin;
      if (!formOperations.some((operation) => asks(context, operation))) return null;
      return (await db.inTransaction((transaction) => isPartnerOrigin(transaction, origin))) ? origin : null;
    },
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    allowHeaders: ['Authorization', 'Content-Type', 'Accept'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', 'WWW-Authenticate'],
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
