import { Hono } from 'hono';
import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import { readForm } from '../http/readJson.ts';
import { keepReport, stopReminders } from '../services/messages/smsCallbacks.ts';

/** Path at which the provider of text messages calls this server. It is not part of the contract: nobody else calls it. */
export const smsCallbackPath = '/utils/sms-callbacks';

/**
 * Routes that the provider of text messages calls. It signs nothing, so the addresses end with a secret of the operator.
 * A repeated report changes nothing.
 */
export function smsCallbackRoutes({
  db,
  transports: { sms },
  log,
}: Pick<Dependencies, 'db' | 'transports' | 'log'>): Hono<AppEnv> {
  const read = (context: AppContext): Promise<URLSearchParams> => {
    const { callbackToken } = sms;
    if (callbackToken === null || context.req.param('token') !== callbackToken) throw notFound();
    return readForm(context);
  };
  return new Hono<AppEnv>({ strict: false })
    .post('/reports/:token', async (context) => {
      const report = sms.readReport(await read(context));
      if (report && !(await db.inTransaction((transaction) => keepReport(transaction, report)))) {
        log({ level: 'info', msg: 'delivery report of an unknown message' });
      }
      return context.json({ detail: 'Received.' });
    })
    .post('/opt-outs/:token', async (context) => {
      const phone = sms.readOptOut(await read(context));
      if (phone !== null) await db.inTransaction((transaction) => stopReminders(transaction, phone));
      return context.json({ detail: 'Received.' });
    });
}
