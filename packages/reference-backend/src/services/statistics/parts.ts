import { testTypes } from '@udongo/sdk/values';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { agents, bookings, counties, crops, users } from '../../db/schema.ts';

/** As it is shown: paid before canceled before unpaid. */
export const paymentOfBooking = sql`case when ${bookings.paid} then 'paid' when ${bookings.canceled} then 'canceled' else 'unpaid' end`;

export const testTypeLabels = Object.fromEntries(testTypes.map(({ value, label }) => [value, label]));
export const paymentLabels = { paid: 'Paid', canceled: 'Canceled', unpaid: 'Unpaid' };

/** `report_ready` as "Report ready". */
export function toLabels(values: readonly string[]): Record<string, string> {
  const words = (value: string) => value.replaceAll('_', ' ');
  return Object.fromEntries(
    values.map((value) => [value, words(value).replace(/^./, (first) => first.toUpperCase())]),
  );
}

export async function countyLabels(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db.select().from(counties).where(inArray(counties.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function cropLabels(db: Db, ids: number[]): Promise<Map<number, string>> {
  const found = { id: crops.id, name: crops.name };
  const rows = await db.select(found).from(crops).where(inArray(crops.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function userLabels(db: Db, ids: number[]): Promise<Map<number, string>> {
  const found = { id: users.id, name: users.full_name };
  const rows = await db.select(found).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function agentLabels(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: agents.id, agrovet: agents.agrovet_name, name: users.full_name })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.user_id))
    .where(inArray(agents.id, ids));
  return new Map(rows.map(({ id, agrovet, name }) => [id, agrovet || name]));
}
