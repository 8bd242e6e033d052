import { z } from 'zod';
import type { Dependencies } from '../Dependencies.ts';
import { unauthorized } from '../errors.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { readJson } from '../http/readJson.ts';
import { changePassword } from '../services/changePassword.ts';
import { login } from '../services/login.ts';
import { confirmPasswordReset, isPasswordResetValid, refusedReset } from '../services/passwordResets.ts';
import { revokeToken } from '../services/tokens.ts';
import { getUser } from '../services/users.ts';
import { password, text } from '../validation/fields.ts';
import { invalid } from '../validation/issues.ts';
import { allValues, readFields, readObject } from '../validation/readFields.ts';

const credentialFields = {
  email: text({ max: 254, blank: false }),
  password: z.string().min(1).max(128),
};

const resetTokenFields = { token: text({ max: 200, blank: false }) };
const newPasswordFields = { new_password: password(), confirm_password: z.string().max(128) };
const resetFields = { ...resetTokenFields, ...newPasswordFields };
const changeFields = { old_password: z.string().min(1).max(128), ...newPasswordFields };

type AuthOperation =
  | 'auth.login'
  | 'auth.logout'
  | 'auth.checkLoginStatus'
  | 'auth.changePassword'
  | 'auth.validatePasswordResetToken'
  | 'auth.confirmPasswordReset';

export function authRoutes(dependencies: Dependencies): Handlers<AuthOperation> {
  const { db, clock, hasher } = dependencies;
  return {
    'auth.login': async (context) => {
      const body = readObject(await readJson(context));
      const credentials = allValues(readFields(credentialFields, body));
      const address = clientAddress(context, dependencies.options.trustProxyHops);
      return context.json(await login(dependencies, { ...credentials, address }));
    },
    'auth.logout': async (context) => {
      const actor = context.get('actor');
      if (actor.role !== 'anonymous') {
        await db.inTransaction((transaction) => revokeToken(transaction, actor.tokenHash));
      }
      return context.body(null, 204);
    },
    'auth.changePassword': async (context) => {
      const actor = context.get('actor');
      if (actor.role === 'anonymous') throw unauthorized();
      const body = readObject(await readJson(context));
      const { old_password, new_password, confirm_password } = allValues(readFields(changeFields, body));
      checkSame(new_password, confirm_password);
      await changePassword(dependencies, actor, { oldPassword: old_password, newPassword: new_password });
      return context.json({ detail: 'Password changed.' });
    },
    'auth.validatePasswordResetToken': async (context) => {
      const body = readObject(await readJson(context));
      const { token } = allValues(readFields(resetTokenFields, body));
      const valid = await db.inTransaction((transaction) =>
        isPasswordResetValid(transaction, token, clock()),
      );
      return context.json({ valid });
    },
    'auth.confirmPasswordReset': async (context) => {
      const body = readObject(await readJson(context));
      const { token, new_password, confirm_password } = allValues(readFields(resetFields, body));
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
  };
}

function checkSame(password: string, again: string): void {
  if (password === again) return;
  throw invalid([{ path: ['confirm_password'], message: 'The two passwords do not match.' }]);
}
