import { Hono } from 'hono';
import type { Dependencies } from '../Dependencies.ts';
import { badRequest } from '../errors.ts';
import type { AppContext, AppEnv, Handlers } from '../http/AppEnv.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import { smallBodyBytes } from '../http/guard.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { readAnyForm, readJson } from '../http/readJson.ts';
import {
  confirmSubscriber,
  deleteSubscriber,
  getSubscriber,
  leaveNewsletter,
  listSubscribers,
} from '../services/content/subscribers.ts';
import { readLeaveToken } from '../services/content/subscriberTokens.ts';
import { writeThrottled } from '../services/messages/writeThrottled.ts';
import { throttle } from '../services/throttle.ts';
import { choice, email, text } from '../validation/fields.ts';
import { allValues, readFields, readObject } from '../validation/readFields.ts';
import { languages } from '../values.ts';

const subscriberFields = {
  email: email({ blank: false }).transform((address) => address.toLowerCase()),
  language: choice(languages).optional(),
  /** Hidden from people: who fills it in is a program. */
  website: text({ max: 200 }).optional(),
};
const tokenFields = { token: text({ max: 200, blank: false }) };

type SubscriberOperation = `subscribers.${'list' | 'get' | 'create' | 'confirm' | 'unsubscribe' | 'delete'}`;

/** The newsletter: an address is on the list once its owner has confirmed it, and until they leave. */
export function subscriberRoutes(dependencies: Dependencies): Handlers<SubscriberOperation> {
  const { db, clock, options, wakeSender } = dependencies;
  const readToken = async (context: AppContext) =>
    allValues(readFields(tokenFields, readObject(await readJson(context)))).token;
  return {
    'subscribers.list': async (context) => {
      const query = {
        ...readListQuery(context),
        is_active: readBooleanFilter(context, 'is_active'),
        language: readChoiceFilter(context, 'language', languages),
      };
      const listed = await db.inSnapshot((transaction) => listSubscribers(transaction, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'subscribers.get': async (context) => {
      const id = readId(context);
      return context.json(await db.inSnapshot((transaction) => getSubscriber(transaction, id)));
    },
    'subscribers.create': async (context) => {
      const body = readObject(await readJson(context));
      const {
        email: recipient,
        language = 'en',
        website = '',
      } = allValues(readFields(subscriberFields, body));
      if (website === '') {
        const message = { kind: 'subscribe_link', channel: 'email', recipient, language } as const;
        await writeThrottled(dependencies, message);
      }
      return context.json({ detail: 'Thank you for subscribing.' }, 201);
    },
    'subscribers.confirm': async (context) => {
      const token = await readToken(context);
      await db.inTransaction((transaction) => confirmSubscriber(transaction, token, clock()));
      wakeSender();
      return context.json({ detail: 'You are on the list.' });
    },
    'subscribers.unsubscribe': async (context) => {
      const token = await readToken(context);
      await db.inTransaction((transaction) => leaveNewsletter(transaction, token, clock()));
      return context.json({ detail: 'You will get no more newsletters.' });
    },
    'subscribers.delete': async (context) => {
      const id = readId(context);
      await db.inTransaction((transaction) => deleteSubscriber(transaction, id));
      return context.body(null, 204);
    },
  };
}

/** Where mail services unsubscribe a person with one press (RFC 8058). No part of the contract: nobody else calls it. */
export const oneClickPath = '/subscribers/one-click';

/**
 * The address of `List-Unsubscribe` has to name the subscriber by itself, so its token is a part of it; the log has no addresses.
 * Whoever opens it reads the page with the button: looking at it changes nothing.
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
