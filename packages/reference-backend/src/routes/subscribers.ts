import { Hono } from 'hono';
import type { Dependencies } from '../Dependencies.ts';
import { badRequest } from '../errors.ts';
import type { AppContext, AppEnv, Handlers } from '../http/AppEnv.ts';
import { answerOnce } from '../http/answerOnce.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import { smallBodyBytes } from '../http/guard.ts';
import { readId, readListQuery } from '../http/list.ts';
import { readValues } from '../http/readBody.ts';
import { readAnyForm } from '../http/readJson.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  getSubscriber,
  leaveNewsletter,
  listSubscribers,
} from '../services/messages/subscribers.ts';
import { readLeaveToken } from '../services/messages/subscriberTokens.ts';
import { writeThrottled } from '../services/messages/writeThrottled.ts';
import { throttle } from '../services/platform/throttle.ts';
import { choice, email, text } from '../validation/fields.ts';
import { languages } from '../values.ts';

const subscriberFields = {
  email: email({ blank: false }).transform((address) => address.toLowerCase()),
  language: choice(languages).optional(),
  /** Hidden from people: who fills it in is a program. */
  website: text({ max: 200 }).optional(),
};
const tokenFields = { token: text({ max: 200, blank: false }) };

/** The newsletter: an address is on the list once its owner has confirmed it, and until they leave. */
export function subscriberRoutes(dependencies: Dependencies) {
  const { query, page, command, sending } = createHandlers(dependencies);
  return {
    'subscribers.list': page([readFilters], (transaction, _, filters) =>
      listSubscribers(transaction, filters),
    ),
    'subscribers.get': query([readId], (transaction, _, id) => getSubscriber(transaction, id)),
    'subscribers.create': async (context) => {
      const { email: recipient, language = 'en', website = '' } = await readValues(context, subscriberFields);
      const message = { kind: 'subscribe_link', channel: 'email', recipient, language } as const;
      return answerOnce<void>(
        context,
        dependencies.db,
        async (write) => {
          if (website === '') await writeThrottled(dependencies, message, write);
        },
        () => answerCreated(context, { detail: 'Thank you for subscribing.' }),
      );
    },
    'subscribers.confirm': sending(
      command(
        [(context) => readValues(context, tokenFields)],
        (transaction, _, { token }, now) => confirmSubscriber(transaction, token, now),
        (context) => context.json({ detail: 'You are on the list.' }),
      ),
    ),
    'subscribers.unsubscribe': command(
      [(context) => readValues(context, tokenFields)],
      (transaction, _, { token }, now) => leaveNewsletter(transaction, token, now),
      (context) => context.json({ detail: 'You will get no more newsletters.' }),
    ),
    'subscribers.delete': command([readId], (transaction, _, id) => deleteSubscriber(transaction, id)),
  } satisfies Partial<Handlers>;
}

function readFilters(context: AppContext) {
  return {
    ...readListQuery(context),
    is_active: readBooleanFilter(context, 'is_active'),
    language: readChoiceFilter(context, 'language', languages),
  };
}

/** Path at which mail services unsubscribe a person with one press (RFC 8058). It is not part of the contract: nobody else calls it. */
export const oneClickPath = '/subscribers/one-click';

/**
 * Routes of the `List-Unsubscribe` address. The address has to name the subscriber by itself, so it contains the token; the log
 * has no addresses.
 * A person who opens it sees the page with the button: opening it changes nothing.
 */
export function oneClickRoutes({
  db,
  clock,
  options,
}: Pick<Dependencies, 'db' | 'clock' | 'options'>): Hono<AppEnv> {
  return new Hono<AppEnv>({ strict: false })
    .get('/:token', (context) =>
      context.redirect(
        `${options.appUrl}/newsletter/leave#token=${encodeURIComponent(context.req.param('token'))}`,
      ),
    )
    .post('/:token', async (context) => {
      const token = context.req.param('token');
      const whom = clientAddress(context, options.trustProxyHops);
      const now = clock();
      await db.inTransaction((transaction) =>
        throttle(transaction, { what: 'oneClick', whom, limit: options.limits.loginsByAddress, now }),
      );
      // Before the form, which anybody could send.
      await db.inSnapshot((transaction) => readLeaveToken(transaction, token, now));
      context.set('maximumBytes', smallBodyBytes);
      const form = await readAnyForm(context);
      if (form.get('List-Unsubscribe') !== 'One-Click') {
        throw badRequest({ detail: 'Send List-Unsubscribe=One-Click.' });
      }
      await db.inTransaction((transaction) => leaveNewsletter(transaction, token, now));
      return context.json({ detail: 'You will get no more newsletters.' });
    });
}
