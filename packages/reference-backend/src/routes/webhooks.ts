import type { Dependencies } from '../Dependencies.ts';
import { badRequest, notFound } from '../errors.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { readText } from '../http/readJson.ts';
import type { Notification } from '../payments/PaymentProvider.ts';
import { takeCallback, takeNotices } from '../services/payments/takeNotices.ts';

export function webhookRoutes(
  dependencies: Dependencies,
): Handlers<'webhooks.receivePayment' | 'webhooks.receiveCallback'> {
  const { payments: provider, clock, log } = dependencies;
  const read = async (context: AppContext): Promise<Notification> => ({
    headers: context.req.raw.headers,
    rawBody: await readText(context),
    now: clock(),
  });
  return {
    'webhooks.receivePayment': async (context) => {
      if (context.req.param('provider') !== provider.name) throw notFound();
      const notices = await readSafely(provider.readNotification, await read(context));
      if (notices === null) {
        log({ level: 'error', msg: 'payment notification refused', requestId: context.get('requestId') });
        throw badRequest({ detail: 'Invalid signature.' });
      }
      await takeNotices(dependencies, notices);
      return context.json({ detail: 'Received.' });
    },
    'webhooks.receiveCallback': async (context) => {
      const { readCallback, receiptsToken } = provider;
      const token = context.req.param('token') ?? '';
      if (!readCallback || token.length < 20) throw notFound();
      const notification = await read(context);
      const notices = (await readSafely(async (sent) => readCallback(sent), notification)) ?? [];
      if (receiptsToken !== null && token === receiptsToken) {
        await takeNotices(dependencies, notices);
      } else if (!(await takeCallback(dependencies, token, notices))) {
        throw notFound();
      }
      return context.json({ detail: 'Received.' });
    },
  };
}

/** Errors: throws 400 for a body that cannot be read. */
async function readSafely<Result>(
  readNotification: (notification: Notification) => Promise<Result>,
  notification: Notification,
): Promise<Result> {
  try {
    return await readNotification(notification);
  } catch {
    throw badRequest({ detail: 'This notification cannot be read.' });
  }
}
