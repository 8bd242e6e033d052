import type { Language, RegisteredUser } from '@udongo/sdk';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { farmers, users } from '../../db/schema.ts';
import { checkCounty } from '../platform/checkCounty.ts';
import { toConsentColumns } from './consent.ts';
import { claimEmail, unverifiedEmail } from './emailOwners.ts';
import { usePhoneCode } from './phoneCodes.ts';
import { claimPhone } from './phoneOwners.ts';
import { createToken } from './tokens.ts';
import { getUser } from './users.ts';
import { writeEmailLink } from './writeEmailLink.ts';

export interface Registration {
  full_name: string;
  /** '' for none. */
  email: string;
  passwordHash: string;
  /** '' for none. */
  phone_number: string;
  /** From a text message, as it was typed; '' leaves the phone number a contact. */
  phone_code: string;
  language: Language;
  county: number | null;
  address: string;
  /** Null where the page showed no text about personal data. */
  consent_version: string | null;
  /** Name of the device. */
  device: string;
}

/** Makes an account with the role of a farmer, and logs it in. Errors: throws 400 for a taken email or phone number, a used code and an unknown county. */
export async function register(db: Db, registration: Registration, now: Date): Promise<RegisteredUser> {
  const {
    full_name,
    passwordHash,
    phone_number,
    phone_code,
    address,
    county,
    language,
    device,
    consent_version,
  } = registration;
  const email = registration.email.toLowerCase();
  await checkCounty(db, county);
  await claimEmail(db, email);
  if (phone_code !== '') {
    await usePhoneCode(db, toSentCode(registration));
    await claimPhone(db, phone_number);
  }
  const user = one(
    await db
      .insert(users)
      .values({
        ...unverifiedEmail(email),
        full_name,
        password_hash: passwordHash,
        phone_number,
        phone_verified_on: phone_code === '' ? null : now,
        language,
        address,
        county_id: county,
        ...(consent_version && toConsentColumns(consent_version, 'self', now)),
        created_on: now,
        updated_on: now,
      })
      .returning(),
  );
  await db.insert(farmers).values({ user_id: user.id });
  await writeEmailLink(db, user, now);
  // The email address is not a login yet, so a new account is logged in at once.
  const token = await createToken(db, user.id, now, { device });
  return { ...(await getUser(db, user.id)), token };
}

/** The code as `checkPhoneCode` and `usePhoneCode` take it. */
export function toSentCode({ phone_number, phone_code }: Pick<Registration, 'phone_number' | 'phone_code'>) {
  return { phone_number, purpose: 'phone', code: phone_code, field: 'phone_code' } as const;
}
