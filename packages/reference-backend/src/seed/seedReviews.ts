import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { dayMs } from './ids.ts';

/** Reviews by these farmers; the farmer of the demo has still to write one. */
const written = [
  {
    farmer: 15,
    rating: 5,
    comment: 'The results came in four days, and now I know how much agricultural lime to buy.',
    is_published: true,
  },
  {
    farmer: 2,
    rating: 4,
    comment: 'Nilielewa ripoti kwa urahisi. Ningependa ushauri zaidi kuhusu viazi.',
    is_published: true,
  },
] as const;

/** Reviews of finished bookings; that of an agent waits to be published. */
export async function seedReviews(db: Db, now: Date): Promise<void> {
  const finished = await db
    .select({ booking: tables.bookings, user_id: tables.farmers.user_id })
    .from(tables.bookings)
    .innerJoin(tables.farmers, eq(tables.farmers.id, tables.bookings.farmer_id))
    .where(eq(tables.bookings.status, 'report_ready'))
    .orderBy(tables.bookings.id);
  const ofFarmers = written.flatMap(({ farmer, ...review }) => {
    const found = finished.find(({ booking }) => booking.farmer_id === farmer);
    return found ? [{ ...review, user_id: found.user_id, booking_id: found.booking.id }] : [];
  });
  const [first] = finished.filter(({ booking }) => booking.farmer_id === written[0].farmer);
  const ofAgent = {
    user_id: first?.booking.created_by_id ?? 1,
    booking_id: first?.booking.id ?? null,
    rating: 4,
    comment: 'My customers trust the report, and I know which agricultural lime to stock.',
    is_published: false,
  };
  await db.insert(tables.reviews).values(
    [...ofFarmers, ofAgent].map((review, index) => {
      const written_on = new Date(now.getTime() - (30 - 9 * index) * dayMs);
      return { id: index + 1, ...review, created_on: written_on, updated_on: written_on };
    }),
  );
}
