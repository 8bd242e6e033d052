import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { agents, type bookings, farmers, users } from '../../db/schema.ts';

type Row = typeof bookings.$inferSelect;

/** The columns that say who takes part in a booking. */
type TakingRow = Pick<Row, 'id' | 'farmer_id' | 'created_by_id' | 'referrer_agent_id' | 'agent_id'>;

/** An agent who takes part in a booking. */
export interface BookingAgent {
  userId: number;
  /** Name of the shop, or else of the person. */
  name: string;
  isShop: boolean;
}

/**
 * The agents who reach each booking, by its id: those who made it, referred its farmer, are credited with it or serve it, the shops
 * first. Without those who are its farmer.
 */
export async function readAgentsOf(db: Db, rows: readonly TakingRow[]): Promise<Map<number, BookingAgent[]>> {
  if (rows.length === 0) return new Map();
  const ofFarmers = await db
    .select({ id: farmers.id, user: farmers.user_id, referrer: farmers.referrer_id })
    .from(farmers)
    .where(inArray(farmers.id, [0, ...rows.flatMap(({ farmer_id }) => farmer_id ?? [])]));
  const userIds = [
    ...ofFarmers.map(({ referrer }) => referrer),
    ...rows.flatMap(({ created_by_id, referrer_agent_id }) => [created_by_id, referrer_agent_id]),
  ].flatMap((id) => id ?? []);
  const shopIds = rows.flatMap(({ agent_id }) => agent_id ?? []);
  const found = await db
    .select({ id: agents.id, userId: agents.user_id, shop: agents.agrovet_name, name: users.full_name })
    .from(agents)
    .innerJoin(users, and(eq(users.id, agents.user_id), eq(users.is_active, true)))
    .where(or(inArray(agents.user_id, [0, ...userIds]), inArray(agents.id, [0, ...shopIds])))
    .orderBy(agents.id);
  return new Map(
    rows.map((row) => {
      const farmer = ofFarmers.find(({ id }) => id === row.farmer_id);
      const own = [row.created_by_id, farmer?.referrer, row.referrer_agent_id];
      const taking = found
        .filter(({ userId }) => userId !== farmer?.user)
        .filter(({ id, userId }) => id === row.agent_id || own.includes(userId))
        .map(({ userId, shop, name }) => ({ userId, name: shop || name, isShop: shop !== '' }));
      return [row.id, taking.sort((a, b) => Number(b.isShop) - Number(a.isShop))];
    }),
  );
}

/** Whether each agent of a booking, of whom there is at least one, sees its results. */
export function isSharedWithAll({ shared_with }: Row, agents: readonly BookingAgent[]): boolean {
  return agents.length > 0 && agents.every(({ userId }) => shared_with.includes(userId));
}
