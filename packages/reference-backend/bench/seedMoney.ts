import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/Database.ts';

/** Hundreds of agents, as there are where bookings are a million; before the bookings, which name them. */
async function agents(db: Database): Promise<void> {
  await db.inTransaction((transaction) =>
    transaction.execute(sql`with people as (
        insert into users (username, email, full_name, created_on, updated_on)
        select 'bench-agent-' || n, '', 'Agent ' || n, now(), now() from generate_series(1, 480) as n
        where not exists (select 1 from users where username = 'bench-agent-1') returning id)
      insert into agents (user_id, agrovet_name, is_agrovet) select id, 'Agrovet ' || id, true from people`),
  );
}

/** A payment of each paid booking and its commission, and some payments that failed. */
async function payments(db: Database): Promise<void> {
  await db.inTransaction(async (transaction) => {
    await transaction.execute(sql`insert into payments (booking_id, reference, amount, method, provider, status,
        receipt_number, amount_received, amount_refunded, prompted_on, created_on, paid_on)
      select id, 'BENCH' || id, greatest(1, amount_paid), (array['mpesa', 'mpesa', 'mpesa', 'card', 'bank', 'cash'])[id % 6 + 1],
        'sandbox', case when paid then 'paid' else 'failed' end, case when paid then 'R' || id else '' end,
        case when paid then amount_paid end, case when paid and id % 50 = 0 then 500 else 0 end,
        created_on + interval '1 day', created_on + interval '1 day', case when paid then created_on + interval '1 day' end
      from bookings where (paid and amount_paid > 0 or id % 3 = 0) and uuid::text like '5eed0001-%'
      on conflict (reference) do nothing`);
    await transaction.execute(sql`insert into commissions (agent_id, booking_id, amount, percentage, status, created_on)
      select agent_id, id, greatest(1, round(amount_paid / 10)), 10,
        case when created_on < now() - interval '40 days' then 'disbursed' when id % 2 = 0 then 'collected' else 'earned' end,
        created_on + interval '1 day'
      from bookings where paid and amount_paid > 0 and agent_id is not null and uuid::text like '5eed0001-%'
        and not exists (select 1 from commissions where booking_id = bookings.id)`);
  });
}

export const seedMoney = { agents, payments };
