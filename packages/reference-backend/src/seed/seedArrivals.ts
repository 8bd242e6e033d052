import { sql } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';

/** Brings the samples of seeded bookings into the laboratory at the time of their steps, with a line in their histories. */
export async function seedArrivals(db: Db): Promise<void> {
  await db.execute(
    sql`update samples set received_on = step.changed_on
        from booking_status_changes as step
        where step.booking_id = samples.booking_id and step.status = 'received'`,
  );
  await db.execute(
    sql`insert into sample_events (sample_id, kind, happened_on, by_id, handed_over_by, place, condition, bag)
        select samples.id, 'received', received_on, step.changed_by_id, coalesce(users.full_name, ''), 'Kabete laboratory', 'good',
          'B-' || samples.id
        from samples
          join booking_status_changes as step on step.booking_id = samples.booking_id and step.status = 'received'
          left join booking_status_changes as collected
            on collected.booking_id = samples.booking_id and collected.status = 'sample_collected'
          left join users on users.id = collected.changed_by_id
        order by samples.id`,
  );
}
