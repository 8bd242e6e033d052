import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../Dependencies.ts';
import { queryRows } from '../../db/queryRows.ts';
import { bookings, farmers, samples, soilCells, users } from '../../db/schema.ts';

/** Number of farms below which a cell does not hide a person's soil well enough. */
export const minimumFarms = 10;

/**
 * Publishes the cells that have enough farms. A published cell stays as it is until this number of further farms are in it: otherwise
 * the difference of two days would show the values of a single farm. A farm is a person by their phone number; no farm has more than
 * half of a cell.
 */
export async function publishSoilCells({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  const years = await db.inTransaction((transaction) =>
    queryRows<{ year: number }>(
      transaction,
      sql`select year::integer as year from generate_series(
        (select extract(year from min(${bookings.soil_test_date})) from ${bookings} where ${hasResults}),
        (select extract(year from max(${bookings.soil_test_date})) from ${bookings} where ${hasResults})) as year`,
    ),
  );
  for (const { year } of years) {
    await db.inTransaction((transaction) => transaction.execute(publish(year)));
  }
}

const hasResults = sql`${bookings.status} in ('verified', 'report_ready')`;

const publish = (year: number) => sql`
  with results as (
    select ${bookings.county_id} as county_id, ${samples.main_crop_id} as crop_id,
      coalesce(nullif(${users.phone_number}, ''), 'farmer ' || ${bookings.farmer_id}, ${bookings.phone_no}) as farm,
      ${samples.pH} as ph, ${samples.nitrogen} as nitrogen, ${samples.phosphorus} as phosphorus, ${samples.potassium} as potassium
    from ${samples} join ${bookings} on ${bookings.id} = ${samples.booking_id}
      left join ${farmers} on ${farmers.id} = ${bookings.farmer_id} left join ${users} on ${users.id} = ${farmers.user_id}
    where ${hasResults} and ${samples.pH} is not null and ${samples.rejected_reason} is null
      and ${bookings.county_id} is not null
      and ${bookings.soil_test_date} between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)
  ), farms as (
    select county_id, crop_id, count(*) as samples from results group by county_id, crop_id, farm
  ), shown as (
    select county_id, crop_id, count(*) as farms from farms group by county_id, crop_id
    having count(*) >= ${minimumFarms} and 2 * max(samples) <= sum(samples)
  )
  insert into ${soilCells} (year, county_id, crop_id, farms, samples, ph, nitrogen, phosphorus, potassium)
  select ${year}::integer, county_id, crop_id, farms, count(*), ${median('ph')}, ${median('nitrogen')}, ${median('phosphorus')},
    ${median('potassium')}
  from results join shown using (county_id, crop_id) group by county_id, crop_id, farms
  on conflict (year, county_id, crop_id) do update set farms = excluded.farms, samples = excluded.samples, ph = excluded.ph,
    nitrogen = excluded.nitrogen, phosphorus = excluded.phosphorus, potassium = excluded.potassium
  where excluded.farms >= ${soilCells.farms} + ${minimumFarms}`;

function median(column: string) {
  return sql`round((percentile_cont(0.5) within group (order by ${sql.identifier(column)}))::numeric, 2)`;
}
