import type { User } from '@udongo/sdk';
import type { Db } from '../db/Database.ts';
import { farmers, users } from '../db/schema.ts';
import { claimEmail } from './accounts.ts';
import { checkCounty } from './checkCounty.ts';
import { getUser } from './users.ts';

export interface Registration {
  full_name: string;
  email: string;
  passwordHash: string;
  phone_number: string;
  county: number | null;
  address: string;
}

/** Makes an account with the role of a farmer. Errors: throws 400 for a taken e-mail and an unknown county. */
export async function register(db: Db, registration: Registration, now: Date): Promise<User> {
  const { full_name, passwordHash, phone_number, address, county } = registration;
  const email = registration.email.toLowerCase();
  await checkCounty(db, county);
  await claimEmail(db, email);
  const [user] = await db
    .insert(users)
    .values({
      username: email,
      email,
      full_name,
      password_hash: passwordHash,
      phone_number,
      address,
      county_id: county,
      created_on: now,
      updated_on: now,
    })
    .returning({ id: users.id });
  if (!user) throw new Error('An insert returned no row.');
  await db.insert(farmers).values({ user_id: user.id });
  return getUser(db, user.id);
}
