import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import * as tables from '../../db/schema.ts';
import { dayMs } from '../ids.ts';
import { insertRows } from '../insertRows.ts';
import { administrator, otherStaff, type Person } from '../people.ts';
import { seedEmpty, seedOffers, seedSurroundings } from '../seedDemo.ts';
import { livingFarmerUserId, shopUserId } from './livingIds.ts';
import { shops } from './livingPeople.ts';
import { type LivingFarmer, planBookings } from './planBookings.ts';
import { seedLivingBookings } from './seedLivingBookings.ts';
import { seedLivingNotices } from './seedLivingNotices.ts';
import { seedLivingReports } from './seedLivingReports.ts';
import { seedLivingVoices } from './seedLivingVoices.ts';

/**
 * Fills an empty database with a service that has run for eighteen months, up to the clock's day: the same every time, but for its days.
 * Gives whether it did; a database with any account or county is left alone.
 */
export function seedLiving(dependencies: Pick<Dependencies, 'db' | 'clock' | 'hasher'>): Promise<boolean> {
  return seedEmpty(dependencies, async (db, now, hashes) => {
    const { farmers, bookings } = planBookings(now);
    await seedSurroundings(db, now);
    await seedLivingPeople(db, farmers, { now, hashes });
    await seedOffers(db, now);
    const booked = await seedLivingBookings(db, bookings, { now, farmers: farmers.length });
    await seedLivingReports(db, booked);
    await seedLivingVoices(db, booked, now);
    await seedLivingNotices(db, booked, now);
  });
}

async function seedLivingPeople(
  db: Db,
  farmers: readonly LivingFarmer[],
  { now, hashes }: { now: Date; hashes: ReadonlyMap<string, string> },
): Promise<void> {
  const longAgo = new Date(now.getTime() - 620 * dayMs);
  const agents = shops.map((shop) => ({
    ...shop,
    language: 'en' as const,
    joined: new Date(now.getTime() - shop.joinedDaysAgo * dayMs),
  }));
  const asStaff = (person: Person) => ({ ...person, language: 'en' as const, joined: longAgo });
  const people: (Person & { language: 'en' | 'sw'; joined: Date })[] = [
    asStaff(administrator),
    ...agents,
    ...farmers,
    ...otherStaff.map(asStaff),
  ];
  await db.insert(tables.users).values(
    people.map(
      ({ full_name, email, phone_number, address, county, language, joined, staff_role }, index) => ({
        id: index + 1,
        username: email ? email.replace('@udongo.test', '') : `farmer-${index + 1}`,
        email,
        full_name,
        password_hash: hashes.get(email) ?? '',
        staff_role: staff_role ?? null,
        phone_number,
        phone_verified_on: hashes.has(email) ? now : null,
        email_verified_on: email === '' ? null : joined,
        address,
        county_id: county,
        language,
        created_on: joined,
        updated_on: joined,
      }),
    ),
  );
  await db.insert(tables.agents).values(
    shops.map(({ agrovet_name }, index) => ({
      id: index + 1,
      user_id: shopUserId(index),
      agrovet_name,
      is_agrovet: true,
    })),
  );
  await insertRows(
    db,
    tables.farmers,
    farmers.map(({ id, shop }) => ({
      id,
      user_id: livingFarmerUserId(id),
      referrer_id: shop === null ? null : shopUserId(shop),
    })),
  );
}
