import type { Dependencies } from '../Dependencies.ts';
import { badRequest, notFound } from '../errors.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { readText } from '../http/readJson.ts';
import type { Notice, Notification, PaymentProvider } from '../payments/PaymentProvider.ts';
import { takeCallback, takeNotices } from '../services/money/payments/takeNotices.ts';
import { keepUnreadable } from '../services/money/payments/unreadable.ts';

export function webhookRoutes(
  dependencies: Dependencies,
): Handlers<'webhooks.receivePayment' | 'webhooks.receiveCallback'> {
  const { db, payments: provider, clock, log } = dependencies;
  const read = async (context: AppContext): Promise<Notification> => ({
    headers: context.req.raw.headers,
    rawBody: await readText(context),
    now: clock(),
  });
  return {
    'webhooks.receivePayment': async (context) => {
      if (context.req.param('provider') !== provider.name) throw notFound();
      const sent = await read(context);
      const notices = await provider.readNotification(sent).catch(() => {
        throw badRequest({ detail: 'This notification cannot be read.' });
      });
      if (notices === null) {
        log({ level: 'error', msg: 'payment notification refused', requestId: context.get('requestId') });
        throw badRequest({ detail: 'Invalid signature.' });
      }
      await takeNotices(dependencies, notices, sent.rawBody);
      return context.json({ detail: 'Received.' });
    },
    'webhooks.receiveCallback': async (context) => {
      const { readCallback, receiptsToken } = provider;
      const token = context.req.param('token') ?? '';
      if (!readCallback || token.length < 20) throw notFound();
      const sent = await read(context);
      const notices = readSafely(readCallback, sent);
      if (receiptsToken === null || token !== receiptsToken) {
        if (!(await takeCallback(dependencies, token, notices, sent.rawBody))) throw notFound();
      } else if (notices) {
        await takeNotices(dependencies, notices, sent.rawBody);
      } else {
        await db.inTransaction((transaction) => keepUnreadable(transaction, provider, sent.rawBody, clock()));
      }
      return context.json({ detail: 'Received.', ResultCode: 0, ResultDesc: 'Accepted' });
    },
  };
}

/** Null for a body that cannot be read. */
function readSafely(
  readCallback: NonNullable<PaymentProvider['readCallback']>,
  sent: Notification,
): Notice[] | null {
  try {
    return readCallback(sent);
  } catch {
    return null;
  }
}
