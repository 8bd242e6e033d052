import type { ReadingName } from '@udongo/sdk';
import { isCoordinate } from '@udongo/sdk/values';
import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { queryRows } from '../../../db/queryRows.ts';
import { bookings, samples } from '../../../db/schema.ts';
import { verifiedStatuses } from '../../bookings/statusRules.ts';
import { readingNames } from './sensorData.ts';

/** Number of a county's values that are needed before a value is compared with their median. */
const countyValuesNeeded = 3;
/** Two plots of a county can be anywhere. */
const compared = readingNames.filter((name) => !isCoordinate(name));

/** Number of a county's latest samples that show the usual values there now. */
const latestSamples = 500;

/** The medians of the county's verified bookings, this one apart; {} with too few samples and without a county. */
export async function readCountyMedians(
  db: Db,
  { id, county_id }: Pick<typeof bookings.$inferSelect, 'id' | 'county_id'>,
): Promise<Partial<Record<ReadingName, number>>> {
  if (county_id === null) return {};
  const latest = db
    .select(Object.fromEntries(compared.map((name) => [name, samples[name]])))
    .from(bookings)
    .innerJoin(samples, eq(samples.booking_id, bookings.id))
    .where(
      and(
        eq(bookings.county_id, county_id),
        inArray(bookings.status, [...verifiedStatuses]),
        ne(bookings.id, id),
        isNotNull(samples.pH),
        isNull(samples.rejected_reason),
      ),
    )
    .orderBy(desc(bookings.id), desc(samples.id))
    .limit(latestSamples);
  const medians = compared.map(
    (name) =>
      sql`percentile_cont(0.5) within group (order by ${sql.identifier(samples[name].name)}) as ${sql.identifier(name)}`,
  );
  const [row] = await queryRows<Record<ReadingName | 'count', number>>(
    db,
    sql`select count(*)::integer as count, ${sql.join(medians, sql`, `)} from (${latest}) as latest`,
  );
  if (!row) return {};
  const { count, ...values } = row;
  return count >= countyValuesNeeded ? values : {};
}
