import type { Dependencies } from '../Dependencies.ts';
import { unauthorized } from '../errors.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readJson } from '../http/readJson.ts';
import { register } from '../services/register.ts';
import { getUser } from '../services/users.ts';
import { email, nullableKey, password, phone, text } from '../validation/fields.ts';
import { allValues, readFields, readObject } from '../validation/readFields.ts';

const registrationFields = {
  full_name: text({ max: 150, blank: false }),
  email: email({ blank: false }),
  password: password(),
  phone_number: phone({ blank: false }),
  county: nullableKey().optional(),
  address: text({ max: 255 }).optional(),
};

export function accountRoutes({
  db,
  clock,
  hasher,
}: Dependencies): Handlers<'account.get' | 'account.register'> {
  return {
    'account.get': async (context) => {
      const { userId } = context.get('actor');
      if (userId === null) throw unauthorized();
      return context.json(await db.inSnapshot((transaction) => getUser(transaction, userId)));
    },
    'account.register': async (context) => {
      const body = readObject(await readJson(context));
      const {
        password,
        county = null,
        address = '',
        ...values
      } = allValues(readFields(registrationFields, body));
      const registration = { ...values, county, address, passwordHash: await hasher.hash(password) };
      const user = await db.inTransaction((transaction) => register(transaction, registration, clock()));
      return context.json(user, 201);
    },
  };
}
