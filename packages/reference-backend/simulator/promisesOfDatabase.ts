import { sql } from 'drizzle-orm';

export type Read = <Row>(statement: ReturnType<typeof sql>) => Promise<Row[]>;

/** Whether what leaves one account arrives in another. */
export async function listUnbalanced(read: Read): Promise<string[]> {
  const [sum] = await read<{ sum: number }>(sql`
    select coalesce(sum(balance), 0)::int as sum from (
      select destination as account, amount as balance from ledger_postings
      union all select source, -amount from ledger_postings) as sides`);
  return sum?.sum === 0 ? [] : [`the ledger sums to ${sum?.sum}`];
}

/** Messages since a time that went out twice, that were not sent though the table says so, or that were written twice. */
export async function listToldTwice(
  read: Read,
  told: readonly { to: string }[],
  since: Date,
): Promise<string[]> {
  const rows = await read<{ recipient: string; most: number; least: number }>(sql`
    select recipient, count(*)::int as most,
      count(*) filter (where status in ('sent', 'delivered') or provider_id is not null)::int as least
    from messages
    where (status in ('sent', 'delivered', 'unknown', 'sending') or provider_id is not null)
      and created_on > ${since} group by recipient`);
  const known = new Map(rows.map((row) => [row.recipient, row]));
  const counts = new Map<string, number>();
  for (const { to } of told) counts.set(to, (counts.get(to) ?? 0) + 1);
  const wrong = [...new Set([...counts.keys(), ...known.keys()])].flatMap((to) => {
    const count = counts.get(to) ?? 0;
    const { most, least } = known.get(to) ?? { most: 0, least: 0 };
    return count > most || count < least ? [`${to} got ${count}, of ${least} to ${most}`] : [];
  });
  const again = await read<{ what: string }>(sql`
    select booking_id || ' ' || kind || ' ' || channel || ' to ' || recipient || ': ' || count(*) as what from messages
    where kind in ('booked', 'to_collect') and status not in ('skipped') and booking_id is not null
    group by booking_id, kind, channel, recipient having count(*) > 1`);
  return [...wrong, ...again.map(({ what }) => what)];
}
