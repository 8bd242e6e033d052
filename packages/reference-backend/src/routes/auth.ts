import { z } from 'zod';
import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { readJson } from '../http/readJson.ts';
import { login } from '../services/login.ts';
import { revokeToken } from '../services/tokens.ts';
import { getUser } from '../services/users.ts';
import { text } from '../validation/fields.ts';
import { allValues, readFields, readObject } from '../validation/readFields.ts';

const credentialFields = {
  email: text({ max: 254, blank: false }),
  password: z.string().min(1),
};

export function authRoutes(
  dependencies: Dependencies,
): Handlers<'auth.login' | 'auth.logout' | 'auth.checkLoginStatus'> {
  const { db } = dependencies;
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
    'auth.checkLoginStatus': async (context) => {
      const { userId } = context.get('actor');
      if (userId === null) return context.json({ login_status: false, user: null });
      const user = await db.inSnapshot((transaction) => getUser(transaction, userId));
      return context.json({ login_status: true, user });
    },
  };
}
