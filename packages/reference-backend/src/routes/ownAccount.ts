import type { Profile } from '@udongo/sdk';
import { z } from 'zod';
import { requireSignedIn } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { answerOnce } from '../http/answerOnce.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readId } from '../http/list.ts';
import { readValues } from '../http/readBody.ts';
import { claimEarlierBookings, listEarlierBookings } from '../services/bookings/earlierBookings.ts';
import { writeThrottled } from '../services/messages/writeThrottled.ts';
import { checkOwnPassword } from '../services/people/checkOwnPassword.ts';
import { confirmEmailChange } from '../services/people/emailChanges.ts';
import { endLogins } from '../services/people/endLogins.ts';
import { endLogin, listLogins } from '../services/people/logins.ts';
import { undoChange } from '../services/people/loginUndos.ts';
import { checkPhoneCode, usePhoneCode } from '../services/people/phoneCodes.ts';
import { getProfile } from '../services/people/profiles.ts';
import { verifyPhone } from '../services/people/verifyPhone.ts';
import { choice, email, keys, mobile, text } from '../validation/fields.ts';
import { languages } from '../values.ts';

const codeRequestFields = { phone_number: mobile(), language: choice(languages).optional() };
const secret = z.string().max(128).optional();
const phoneFields = { phone_number: mobile(), code: text({ max: 20, blank: false }), password: secret };
const emailFields = {
  email: email({ blank: false }).transform((address) => address.toLowerCase()),
  password: secret,
};
const confirmFields = {
  token: text({ max: 200, blank: false }),
  password: secret,
};
const undoFields = { token: text({ max: 200, blank: false }) };
const claimFields = {
  bookings: keys({ max: 100, tooMany: 'Ensure this field has no more than 100 elements.' }).pipe(
    z.array(z.number()).min(1, 'This list may not be empty.'),
  ),
};

/** Handlers for people's own accounts: their phone number, email address, earlier bookings and logins. */
export function ownAccountRoutes(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const { query, command, sending } = createHandlers(dependencies);
  return {
    'account.requestPhoneCode': async (context) => {
      const { phone_number, language = 'en' } = await readValues(context, codeRequestFields);
      const { userId } = context.get('actor');
      const message = {
        ...({ kind: 'phone_code', channel: 'sms' } as const),
        ...{ recipient: phone_number, language, user_id: userId },
      };
      return answerOnce<void>(
        context,
        db,
        (write) => writeThrottled(dependencies, message, write),
        () => context.json({ detail: 'A text message with a code is on its way.' }),
      );
    },
    'account.verifyPhone': sending(async (context) => {
      const actor = requireSignedIn(context.get('actor'));
      const { phone_number, code, password } = await readValues(context, phoneFields);
      await checkOwnPassword(dependencies, actor.userId, password);
      const codeFor = { phone_number, purpose: 'phone', code } as const;
      await checkPhoneCode(db, codeFor, clock());
      return answerOnce<Profile>(
        context,
        db,
        (write) =>
          write(async (transaction) => {
            await usePhoneCode(transaction, codeFor);
            await verifyPhone(transaction, actor.userId, phone_number, clock());
            return getProfile(transaction, actor, actor.userId);
          }),
        (profile) => context.json(profile),
      );
    }),
    'account.requestEmailChange': async (context) => {
      const actor = requireSignedIn(context.get('actor'));
      const { userId } = actor;
      const { email: recipient, password } = await readValues(context, emailFields);
      const { email } = await db.inSnapshot((snapshot) => getProfile(snapshot, actor, userId));
      // Sending the link to one's own address again changes nothing.
      if (recipient !== email) await checkOwnPassword(dependencies, userId, password);
      const message = {
        ...({ kind: 'email_link', channel: 'email', language: 'en' } as const),
        ...{ recipient, user_id: userId },
      };
      return answerOnce<void>(
        context,
        db,
        (write) => writeThrottled(dependencies, message, write),
        () => context.json({ detail: 'An email with a link is on its way.' }),
      );
    },
    'account.confirmEmail': sending(async (context) => {
      const { userId } = context.get('actor');
      const { token, password = '' } = await readValues(context, confirmFields);
      return answerOnce<void>(
        context,
        db,
        (write) => confirmEmailChange(dependencies, { token, password, userId }, write),
        () => context.json({ detail: 'Email address changed.' }),
      );
    }),
    'account.undoChange': command(
      [(context) => readValues(context, undoFields)],
      async (transaction, _, { token }, now) => ({
        token: await undoChange(transaction, token, now),
      }),
    ),
    'account.listEarlierBookings': query([], listEarlierBookings),
    'account.claimEarlierBookings': command(
      [(context) => readValues(context, claimFields)],
      (transaction, actor, { bookings }, now) => claimEarlierBookings(transaction, actor, bookings, now),
    ),
    'auth.listLogins': query([], (transaction, actor, now) =>
      listLogins(transaction, requireSignedIn(actor), now),
    ),
    'auth.endOtherLogins': command([], (transaction, actor) => {
      const { userId, tokenHash } = requireSignedIn(actor);
      return endLogins(transaction, userId, tokenHash);
    }),
    'auth.endLogin': command([readId], (transaction, actor, id) =>
      endLogin(transaction, requireSignedIn(actor), id),
    ),
  } satisfies Partial<Handlers>;
}
