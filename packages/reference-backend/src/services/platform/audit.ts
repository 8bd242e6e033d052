import type { AuditEntry } from '@udongo/sdk';
import { type AnyColumn, and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
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
}

const filters: FilterConditions<AuditFilters> = {
  kind: (kind) => eq(auditEntries.kind, kind),
  user: (user) => eq(auditEntries.user_id, user),
  // Also a resource, such as `bookings`, for all its operations.
  operation: (operation) =>
    or(eq(auditEntries.operation, operation), startsWith(auditEntries.operation, `${operation}.`)),
  record_kind: (kind) => eq(auditEntries.record_kind, kind),
  record: (record) => eq(auditEntries.record_id, record),
  ...dayConditions(auditEntries.happened_on),
};

/** Lists who did what, the last first. */
export async function listAudit(db: Db, query: ListQuery & AuditFilters): Promise<Listed<AuditEntry>> {
  const where = and(
    toCondition(filters, query),
    searchWords(sql`lower(${auditEntries.user_name})`, query.search),
  );
  return cutPage(query, await db.$count(auditEntries, where), async (limit, offset) => {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(where)
      .orderBy(desc(auditEntries.id))
      .limit(limit)
      .offset(offset);
    return rows.map(toEntry);
  });
}

function startsWith(column: AnyColumn, text: string): SQL {
  return sql`starts_with(${column}, ${text})`;
}

function toEntry(row: typeof auditEntries.$inferSelect): AuditEntry {
  const { id, kind, operation, request_id, user_name, role, record_kind, changes } = row;
  return {
    id,
    happened_on: toInstant(row.happened_on),
    kind,
    operation,
    request_id,
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
