import type { Database } from '../db/Database.ts';
import { keepSmallLists } from '../services/platform/keepSmallLists.ts';
import { sha256 } from '../services/platform/sha256.ts';
import type { AppContext, Handler } from './AppEnv.ts';

/** Gives callers of one role the same answer of a small list until it changes; a refusal is thrown and kept for nobody. */
export function shareAnswers(db: Database): (handler: Handler) => Handler {
  const keep = keepSmallLists(db);
  return (handler) => async (context) => {
    // A list that goes into a file is on record, with the number of its rows.
    if (context.req.query('download') !== undefined) return handler(context);
    const { body, headers } = await keep(describe(context), async () => {
      const response = await handler(context);
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      return { body: text, headers: { 'Content-Type': type, ETag: `W/"${sha256(text).slice(0, 32)}"` } };
    });
    return context.body(body, 200, headers);
  };
}

/** All that such an answer depends on: the links to other pages are made of the address that the client sees. */
function describe(context: AppContext): string {
  const names = ['host', 'x-forwarded-host', 'x-forwarded-proto'];
  const { role } = context.get('actor');
  return JSON.stringify([
    context.get('operation'),
    role,
    context.req.url,
    ...names.map((name) => context.req.header(name)),
  ]);
}
