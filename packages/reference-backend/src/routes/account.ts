import { requireUser } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readValues } from '../http/readBody.ts';
import { nameDevice } from '../services/people/nameDevice.ts';
import { checkPhoneCode } from '../services/people/phoneCodes.ts';
import { register, toSentCode } from '../services/people/register.ts';
import { getUser } from '../services/people/users.ts';
import { choice, day, email, nullableKey, password, phone, text } from '../validation/fields.ts';
import { invalid } from '../validation/issues.ts';
import { languages } from '../values.ts';

const registrationFields = {
  full_name: text({ max: 150, blank: false }),
  email: email().optional(),
  password: password(),
  phone_number: phone().optional(),
  phone_code: text({ max: 20 }).optional(),
  language: choice(languages).optional(),
  county: nullableKey().optional(),
  address: text({ max: 255 }).optional(),
  consent_version: day().optional(),
};

const nothing = {
  email: '',
  phone_number: '',
  phone_code: '',
  language: 'en',
  county: null,
  address: '',
  consent_version: null,
} as const;

export function accountRoutes(dependencies: Dependencies) {
  const { db, clock, hasher } = dependencies;
  const { query, sending } = createHandlers(dependencies);
  return {
    'account.get': query([], (transaction, actor) => getUser(transaction, requireUser(actor))),
    'account.register': sending(async (context) => {
      const { password, ...values } = await readValues(context, registrationFields);
      const person = { ...nothing, ...values };
      checkLogin(person);
      // A guess costs no hashing.
      if (person.phone_code !== '') await checkPhoneCode(db, toSentCode(person), clock());
      const device = nameDevice(context.req.header('user-agent') ?? '');
      const registration = { ...person, passwordHash: await hasher.hash(password), device };
      const user = await db.inTransaction((transaction) => register(transaction, registration, clock()));
      return answerCreated(context, user);
    }),
  } satisfies Partial<Handlers>;
}

/** Makes sure that the person can log in: with an email address, or with a phone number that a code proves. */
function checkLogin(person: { email: string; phone_number: string; phone_code: string }): void {
  if (person.email !== '') return;
  if (person.phone_number === '') {
    throw invalid([{ path: ['phone_number'], message: 'Give a phone number or an email address.' }]);
  }
  if (person.phone_code === '') {
    throw invalid([{ path: ['phone_code'], message: 'This field is required.' }]);
  }
}
