import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { bookings, devices, farmers, partnerKeys, refunds, users } from '../../../db/schema.ts';
import { conflict } from '../../../errors.ts';
import { isNamed } from '../refuseNamed.ts';
import { deletionReasons } from './deletionReasons.ts';
import { findNames, type Person } from './findPerson.ts';

/** Refuses the deletion of a person whom the work still needs, and says why. Errors: throws 409. */
export async function refuseDeletion(db: Db, person: Person): Promise<void> {
  const { user, agent, booking } = await findNames(db, person);
  const [staff] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...user]), sql`${users.staff_role} is not null`));
  if (staff) {
    throw conflict(deletionReasons.staff.en);
  }
  const [agentId] = agent;
  const [userId = 0] = user;
  if (agentId !== undefined && (await isAtWork(db, userId, agentId))) {
    throw conflict(deletionReasons.agent.en);
  }
  const underWay = and(
    inArray(bookings.id, [...booking]),
    notInArray(bookings.status, ['report_ready', 'canceled']),
  );
  if ((await db.$count(bookings, underWay)) > 0) {
    throw conflict(deletionReasons.underWay.en);
  }
  const owed = and(
    inArray(refunds.booking_id, [...booking]),
    inArray(refunds.status, ['requested', 'approved']),
  );
  if ((await db.$count(refunds, owed)) > 0) {
    throw conflict(deletionReasons.money.en);
  }
}

async function isAtWork(db: Db, userId: number, agentId: number): Promise<boolean> {
  if (await isNamed(db, userId)) return true;
  const counts = [
    await db.$count(
      bookings,
      or(
        eq(bookings.agent_id, agentId),
        eq(bookings.referrer_agent_id, userId),
        eq(bookings.created_by_id, userId),
      ),
    ),
    await db.$count(farmers, eq(farmers.referrer_id, userId)),
    await db.$count(devices, eq(devices.agent_id, agentId)),
    await db.$count(
      partnerKeys,
      or(eq(partnerKeys.agent_id, agentId), eq(partnerKeys.referrer_agent_id, userId)),
    ),
  ];
  return counts.some((count) => count > 0);
}
