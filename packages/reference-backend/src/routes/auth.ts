import { z } from 'zod';
import { requireSignedIn } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readValues } from '../http/readBody.ts';
import { writeThrottled } from '../services/messages/writeThrottled.ts';
import { changePassword } from '../services/people/changePassword.ts';
import { login } from '../services/people/login.ts';
import { nameDevice } from '../services/people/nameDevice.ts';
import {
  confirmPasswordReset,
  exchangeResetCode,
  isPasswordResetValid,
  refusedReset,
} from '../services/people/passwordResets.ts';
import { readIdentifier } from '../services/people/readIdentifier.ts';
import { revokeToken } from '../services/people/tokens.ts';
import { getUser } from '../services/people/users.ts';
import { choice, password, phone, text } from '../validation/fields.ts';
import { invalid } from '../validation/issues.ts';
import { languages } from '../values.ts';

const credentialFields = {
  email: text({ max: 254, blank: false }),
  password: z.string().min(1).max(128),
  code: text({ max: 40 }).optional(),
};

const resetRequestFields = {
  email: text({ max: 254, blank: false }),
  language: choice(languages).optional(),
};
const resetCodeFields = { phone_number: phone({ blank: false }), code: text({ max: 20, blank: false }) };

/** The same whether or not there is an account. */
const askedFor = {
  email: 'If this address has an account, an email with a link is on its way.',
  sms: 'If this phone number has an account, a text message with a code is on its way.',
};

const resetTokenFields = { token: text({ max: 200, blank: false }) };
const newPasswordFields = { new_password: password(), confirm_password: z.string().max(128) };
const resetFields = { ...resetTokenFields, ...newPasswordFields };
const changeFields = { old_password: z.string().min(1).max(128), ...newPasswordFields };

export function authRoutes(dependencies: Dependencies) {
  const { db, clock, hasher } = dependencies;
  const { command } = createHandlers(dependencies);
  return {
    'auth.login': async (context) => {
      const credentials = await readValues(context, credentialFields);
      const address = clientAddress(context, dependencies.options.trustProxyHops);
      const device = nameDevice(context.req.header('user-agent') ?? '');
      return context.json(await login(dependencies, { code: undefined, ...credentials, address, device }));
    },
    'auth.logout': command([], (transaction, actor) =>
      revokeToken(transaction, requireSignedIn(actor).tokenHash),
    ),
    'auth.changePassword': async (context) => {
      const actor = requireSignedIn(context.get('actor'));
      const { old_password, new_password, confirm_password } = await readValues(context, changeFields);
      checkSame(new_password, confirm_password);
      await changePassword(dependencies, actor, { oldPassword: old_password, newPassword: new_password });
      return context.json({ detail: 'Password changed.' });
    },
    'auth.requestPasswordReset': async (context) => {
      const { email, language = 'en' } = await readValues(context, resetRequestFields);
      const { channel, recipient } = readIdentifier(email);
      const kind = channel === 'sms' ? 'password_code' : 'password_link';
      await writeThrottled(dependencies, { kind, channel, recipient, language });
      return context.json({ detail: askedFor[channel] });
    },
    'auth.exchangePasswordResetCode': async (context) => {
      const code = await readValues(context, resetCodeFields);
      return context.json({ token: await exchangeResetCode(db, code, clock()) });
    },
    'auth.validatePasswordResetToken': command(
      [(context) => readValues(context, resetTokenFields)],
      async (transaction, _, { token }, now) => ({
        valid: await isPasswordResetValid(transaction, token, now),
      }),
    ),
    'auth.confirmPasswordReset': async (context) => {
      const { token, new_password, confirm_password } = await readValues(context, resetFields);
      checkSame(new_password, confirm_password);
      // Asked first, so that guesses cost no hashing.
      const valid = await db.inTransaction((transaction) =>
        isPasswordResetValid(transaction, token, clock()),
      );
      if (!valid) throw refusedReset();
      const passwordHash = await hasher.hash(new_password);
      await db.inTransaction((transaction) =>
        confirmPasswordReset(transaction, { token, passwordHash }, clock()),
      );
      return context.json({ detail: 'Password changed.' });
    },
    'auth.checkLoginStatus': async (context) => {
      const { userId } = context.get('actor');
      if (userId === null) return context.json({ login_status: false, user: null });
      const user = await db.inSnapshot((transaction) => getUser(transaction, userId));
      return context.json({ login_status: true, user });
    },
  } satisfies Partial<Handlers>;
}

function checkSame(password: string, again: string): void {
  if (password === again) return;
  throw invalid([{ path: ['confirm_password'], message: 'The two passwords do not match.' }]);
}
