import { z } from 'zod';
import type { SignedInActor } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import { unauthorized } from '../errors.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { readId } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import { checkOwnPassword } from '../services/checkOwnPassword.ts';
import { claimEarlierBookings, listEarlierBookings } from '../services/earlierBookings.ts';
import { confirmEmailChange } from '../services/emailChanges.ts';
import { endLogins } from '../services/endLogins.ts';
import { endLogin, listLogins } from '../services/logins.ts';
import { undoChange } from '../services/loginUndos.ts';
import { writeThrottled } from '../services/messages/writeThrottled.ts';
import { checkPhoneCode, usePhoneCode } from '../services/phoneCodes.ts';
import { getProfile } from '../services/profiles.ts';
import { verifyPhone } from '../services/verifyPhone.ts';
import { choice, email, keys, mobile, text } from '../validation/fields.ts';
import { allValues, readFields, readObject } from '../validation/readFields.ts';
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

type OwnAccountOperation =
  | 'account.requestPhoneCode'
  | 'account.verifyPhone'
  | 'account.requestEmailChange'
  | 'account.confirmEmail'
  | 'account.undoChange'
  | 'account.listEarlierBookings'
  | 'account.claimEarlierBookings'
  | 'auth.listLogins'
  | 'auth.endOtherLogins'
  | 'auth.endLogin';

/** What people do with their own account: its phone number, e-mail address, earlier bookings and logins. */
export function ownAccountRoutes(dependencies: Dependencies): Handlers<OwnAccountOperation> {
  const { db, clock, wakeSender } = dependencies;
  return {
    'account.requestPhoneCode': async (context) => {
      const body = readObject(await readJson(context));
      const { phone_number, language = 'en' } = allValues(readFields(codeRequestFields, body));
      const { userId } = context.get('actor');
      await writeThrottled(dependencies, {
        ...{ kind: 'phone_code', channel: 'sms', recipient: phone_number, language, user_id: userId },
      });
      return context.json({ detail: 'A text message with a code is on its way.' });
    },
    'account.verifyPhone': async (context) => {
      const actor = signedIn(context);
      const body = readObject(await readJson(context));
      const { phone_number, code, password } = allValues(readFields(phoneFields, body));
      await checkOwnPassword(dependencies, actor.userId, password);
      const codeFor = { phone_number, purpose: 'phone', code } as const;
      await checkPhoneCode(db, codeFor, clock());
      const profile = await db.inTransaction(async (transaction) => {
        await usePhoneCode(transaction, codeFor);
        await verifyPhone(transaction, actor.userId, phone_number, clock());
        return getProfile(transaction, actor, actor.userId);
      });
      wakeSender();
      return context.json(profile);
    },
    'account.requestEmailChange': async (context) => {
      const actor = signedIn(context);
      const { userId } = actor;
      const body = readObject(await readJson(context));
      const { email: recipient, password } = allValues(readFields(emailFields, body));
      const { email } = await db.inSnapshot((snapshot) => getProfile(snapshot, actor, userId));
      // Sending the link to one's own address again changes nothing.
      if (recipient !== email) await checkOwnPassword(dependencies, userId, password);
      await writeThrottled(dependencies, {
        ...{ kind: 'email_link', channel: 'email', recipient, language: 'en', user_id: userId },
      });
      return context.json({ detail: 'An email with a link is on its way.' });
    },
    'account.confirmEmail': async (context) => {
      const { userId } = context.get('actor');
      const body = readObject(await readJson(context));
      const { token, password = '' } = allValues(readFields(confirmFields, body));
      await confirmEmailChange(dependencies, { token, password, userId });
      wakeSender();
      return context.json({ detail: 'Email address changed.' });
    },
    'account.undoChange': async (context) => {
      const { token } = allValues(readFields(undoFields, readObject(await readJson(context))));
      const reset = await db.inTransaction((transaction) => undoChange(transaction, token, clock()));
      return context.json({ token: reset });
    },
    'account.listEarlierBookings': async (context) => {
      const actor = signedIn(context);
      return context.json(await db.inSnapshot((transaction) => listEarlierBookings(transaction, actor)));
    },
    'account.claimEarlierBookings': async (context) => {
      const actor = signedIn(context);
      const body = readObject(await readJson(context));
      const { bookings } = allValues(readFields(claimFields, body));
      return context.json(
        await db.inTransaction((transaction) => claimEarlierBookings(transaction, actor, bookings, clock())),
      );
    },
    'auth.listLogins': async (context) => {
      const actor = signedIn(context);
      return context.json(await db.inSnapshot((transaction) => listLogins(transaction, actor, clock())));
    },
    'auth.endOtherLogins': async (context) => {
      const { userId, tokenHash } = signedIn(context);
      await db.inTransaction((transaction) => endLogins(transaction, userId, tokenHash));
      return context.body(null, 204);
    },
    'auth.endLogin': async (context) => {
      const actor = signedIn(context);
      const id = readId(context);
      await db.inTransaction((transaction) => endLogin(transaction, actor, id));
      return context.body(null, 204);
    },
  };
}

function signedIn(context: AppContext): SignedInActor {
  const actor = context.get('actor');
  if (actor.role === 'anonymous') throw unauthorized();
  return actor;
}
