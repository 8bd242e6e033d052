import type { DuplicateCandidate } from '@udongo/sdk';
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { farmers, users } from '../../db/schema.ts';
import { lockAll } from '../platform/lockAll.ts';
import { ownFarmersOf } from './farmers.ts';
import { maskName } from './maskName.ts';

export interface Contact {
  /** Number as stored; "" matches nobody. */
  phone_number: string;
  email: string;
}

/** More would help nobody to decide. */
const maximumCandidates = 10;

/**
 * Finds the farmers who have this phone number or email address, `except` left out. Another request for the same contact
 * waits until this transaction ends, so that two that register one person at once don't both find nobody.
 */
export async function findDuplicates(
  db: Db,
  actor: Actor,
  contact: Contact,
  except?: number,
): Promise<DuplicateCandidate[]> {
  await lockContacts(db, [contact]);
  const [found = []] = await findDuplicatesOfMany(db, actor, [contact], except);
  return found;
}

/** The same of many contacts at once, in their order; nobody waits. */
export async function findDuplicatesOfMany(
  db: Db,
  actor: Actor,
  contacts: readonly Contact[],
  except?: number,
): Promise<DuplicateCandidate[][]> {
  const known = (field: keyof Contact) =>
    inArray(users[field], contacts.map((contact) => contact[field]).filter(Boolean));
  const rows = await db
    .select({ id: farmers.id, user: users, isReached: reached(actor) })
    .from(farmers)
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(
      and(
        or(known('phone_number'), known('email')),
        except === undefined ? undefined : ne(farmers.id, except),
      ),
    )
    .orderBy(asc(farmers.id));
  const byContact = new Map<string, typeof rows>();
  for (const row of rows) {
    for (const value of [row.user.phone_number, row.user.email]) {
      byContact.set(value, [...(byContact.get(value) ?? []), row]);
    }
  }
  return contacts.map((contact) => {
    const same = [contact.phone_number, contact.email].flatMap((value) => byContact.get(value) ?? []);
    const each = [...new Set(same)].sort((a, b) => a.id - b.id);
    return each.flatMap((row) => toCandidate(row, contact) ?? []).slice(0, maximumCandidates);
  });
}

/** Gives a person as a possible owner of this contact; null when nothing is the same. */
export function toCandidate(
  { id, user, isReached = true }: { id: number; user: typeof users.$inferSelect; isReached?: boolean },
  contact: Contact,
): DuplicateCandidate | null {
  const matches = (['phone_number', 'email'] as const).filter(
    (field) => contact[field] !== '' && user[field] === contact[field],
  );
  if (matches.length === 0) return null;
  const { full_name, phone_number, email, county_id } = user;
  const person = isReached
    ? { full_name, phone_number, email, county: county_id }
    : { full_name: maskName(full_name), phone_number: maskPhone(phone_number), email: '', county: null };
  return { id, ...person, matches };
}

function reached(actor: Actor): SQL<boolean> {
  return sql<boolean>`${ownFarmersOf(actor) ?? sql`true`}`;
}

/** Locks contacts in one order, which prevents deadlocks. */
export async function lockContacts(db: Db, contacts: readonly Contact[]): Promise<void> {
  await lockAll(
    db,
    contacts.flatMap((contact) => [contact.phone_number, contact.email]).filter(Boolean),
    'farmer:',
  );
}

/** "+254712345678" becomes "+2547…78". */
function maskPhone(phone: string): string {
  return phone === '' ? '' : `${phone.slice(0, 5)}…${phone.slice(-2)}`;
}
