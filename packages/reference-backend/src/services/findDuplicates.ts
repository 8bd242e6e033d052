import type { DuplicateCandidate } from '@udongo/sdk';
import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../Actor.ts';
import type { Db } from '../db/Database.ts';
import { farmers, users } from '../db/schema.ts';
import { farmersOf } from './farmers.ts';

export interface Contact {
  /** As stored; "" matches nobody. */
  phone_number: string;
  email: string;
}

/** More would help nobody to decide. */
const maximumCandidates = 10;

/**
 * The farmers who have this phone number or e-mail address, `except` left out. Whoever asks for the same contact meanwhile
 * waits until this transaction ends, so that two who register one person at once don't both find nobody.
 */
export async function findDuplicates(
  db: Db,
  actor: Actor,
  contact: Contact,
  except?: number,
): Promise<DuplicateCandidate[]> {
  await lockContact(db, contact);
  const same = [
    contact.phone_number === '' ? [] : eq(users.phone_number, contact.phone_number),
    contact.email === '' ? [] : eq(users.email, contact.email),
  ].flat();
  if (same.length === 0) return [];
  const rows = await db
    .select({ farmer: farmers, user: users, isReached: reached(actor) })
    .from(farmers)
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(and(or(...same), except === undefined ? undefined : ne(farmers.id, except)))
    .orderBy(asc(farmers.id))
    .limit(maximumCandidates);
  return rows.map(({ farmer, user, isReached }) => {
    const { full_name, phone_number, email, county_id } = user;
    const person = isReached
      ? { full_name, phone_number, email, county: county_id }
      : { full_name: maskName(full_name), phone_number: maskPhone(phone_number), email: '', county: null };
    const matches = (['phone_number', 'email'] as const).filter(
      (field) => contact[field] !== '' && user[field] === contact[field],
    );
    return { id: farmer.id, ...person, matches };
  });
}

function reached(actor: Actor): SQL<boolean> {
  return sql<boolean>`${farmersOf(actor) ?? sql`true`}`;
}

/** In one order, so that two who wait for two contacts never wait for each other. */
async function lockContact(db: Db, { phone_number, email }: Contact): Promise<void> {
  for (const contact of [phone_number, email].filter(Boolean).sort()) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`farmer:${contact}`}, 0))`);
  }
}

/** "Wanjiku Kariuki" becomes "W… K…". */
function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}…`)
    .join(' ');
}

/** "+254712345678" becomes "+2547…78". */
function maskPhone(phone: string): string {
  return phone === '' ? '' : `${phone.slice(0, 5)}…${phone.slice(-2)}`;
}
