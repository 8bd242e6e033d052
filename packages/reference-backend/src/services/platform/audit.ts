import type { AuditEntry } from '@udongo/sdk';
import { type AnyColumn, and, desc, eq, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { auditEntries } from '../../db/schema.ts';
import { searchWords } from '../../db/search.ts';
import { type DayFilters, dayConditions } from './dayConditions.ts';
import { cutPage, type FilterConditions, type Listed, type ListQuery, toCondition } from './list.ts';
import { toInstant } from './toInstant.ts';

export interface AuditFilters extends DayFilters {
  kind?: AuditEntry['kind'] | undefined;
  user?: number | undefined;
  operation?: string | undefined;
  record_kind?: NonNullable<AuditEntry['record_kind']> | undefined;
  record?: number | undefined;
  request_id?: string | undefined;
}

/** The columns of the entries, or of the same table under another name. */
type Entries = Record<keyof typeof auditEntries.$inferSelect, AnyColumn>;

const filtersOf = (entries: Entries): FilterConditions<AuditFilters> => ({
  kind: (kind) => eq(entries.kind, kind),
  user: (user) => eq(entries.user_id, user),
  // Also a resource, such as `bookings`, for all its operations.
  operation: (operation) =>
    or(eq(entries.operation, operation), startsWith(entries.operation, `${operation}.`)),
  record_kind: (kind) => eq(entries.record_kind, kind),
  record: (record) => eq(entries.record_id, record),
  request_id: (request) => eq(entries.request_id, request),
  ...dayConditions(entries.happened_on),
});

interface AuditQuery extends ListQuery, AuditFilters {
  /** One entry for each request; false for the others. Default: every entry. */
  first_of_request?: boolean | undefined;
}

/** Lists who did what, the last first. */
export async function listAudit(db: Db, query: AuditQuery): Promise<Listed<AuditEntry>> {
  const chosen = conditionOf(auditEntries, query);
  const { first_of_request } = query;
  const first = first_of_request === undefined ? undefined : isFirst(db, query);
  const where = and(chosen, first && (first_of_request ? first : not(first)));
  return cutPage(query, await db.$count(auditEntries, where), async (limit, offset) => {
    const rows = await db
      .select({ entry: auditEntries, together })
      .from(auditEntries)
      .where(where)
      .orderBy(desc(auditEntries.id))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => toEntry(row.entry, row.together));
  });
}

function conditionOf(entries: Entries, query: AuditQuery): SQL | undefined {
  return and(
    toCondition(filtersOf(entries), query),
    searchWords(sql`lower(${entries.user_name})`, query.search),
  );
}

/** Whether no other entry of its request comes before it. An entry of the bin comes last: it is about the record that it keeps. */
function isFirst(db: Db, query: AuditQuery): SQL {
  const earlier = alias(auditEntries, 'earlier');
  const place = (entries: Entries) => sql`(${entries.record_kind} is not distinct from 'bin', ${entries.id})`;
  return notExists(
    db
      .select({ id: earlier.id })
      .from(earlier)
      .where(
        and(
          eq(earlier.request_id, auditEntries.request_id),
          sql`${place(earlier)} < ${place(auditEntries)}`,
          conditionOf(earlier, query),
        ),
      ),
  );
}

/** How many entries a request has. Plain words: the columns of a single table lose its name in a selection. */
const together = sql<number>`greatest(1, (select count(*)::integer from audit_entries as entry
  where entry.request_id = audit_entries.request_id))`;

function startsWith(column: AnyColumn, text: string): SQL {
  return sql`starts_with(${column}, ${text})`;
}

function toEntry(row: typeof auditEntries.$inferSelect, request_entries: number): AuditEntry {
  const { id, kind, operation, request_id, user_name, role, record_kind, changes } = row;
  return {
    id,
    happened_on: toInstant(row.happened_on),
    kind,
    operation,
    request_id,
    request_entries,
    user: row.user_id,
    user_name,
    role,
    record_kind,
    record: row.record_id,
    table: row.table_name ?? '',
    row: row.row_id,
    changes: Object.fromEntries(Object.entries(changes).map(([field, [old, now]]) => [field, [old, now]])),
  };
}

const dayMs = 86_400_000;

/** Removes entries that are older than they are kept. */
export async function deleteOldAudit({
  db,
  clock,
  options,
}: Pick<Dependencies, 'db' | 'clock' | 'options'>): Promise<void> {
  const until = new Date(clock().getTime() - options.auditDays * dayMs).toISOString();
  await db.inTransaction((transaction) =>
    transaction.execute(sql`select delete_audit_entries(${until}::timestamptz)`),
  );
}
