import { parseKenyanPhone } from '@udongo/sdk/values';
import { sql } from 'drizzle-orm';
import type { Access } from '../../AccessLog.ts';
import type { Db } from '../../db/Database.ts';
import { auditEntries, users } from '../../db/schema.ts';

/** Writes entries about what changed no row. A failed login belongs to the account that it tried; the address or number itself is masked. */
export async function insertAccesses(db: Db, accesses: readonly Access[]): Promise<void> {
  await db.insert(auditEntries).values(
    accesses.map(({ caller, account, kind, record_kind, record_id, changes }) => {
      const known = account && (parseKenyanPhone(account) ?? account.replaceAll('\0', '').toLowerCase());
      return {
        happened_on: caller.at,
        kind,
        operation: caller.operation,
        request_id: caller.requestId,
        user_id: caller.userId,
        user_name: sql`coalesce((select ${users.full_name} from ${users} where ${users.id} = ${caller.userId}::integer), '')`,
        role: caller.role,
        ...(known
          ? {
              record_kind: 'user' as const,
              record_id: sql`(select max(${users.id}) from ${users} where ${users.email} = ${known} or (${users.phone_number} = ${known} and ${users.phone_verified_on} is not null))`,
              changes: sql`jsonb_build_object('account', jsonb_build_array(null, audit_mask('contact', to_jsonb(${known}::text))))`,
            }
          : { record_kind: record_kind ?? null, record_id: record_id ?? null, changes: changes ?? {} }),
      };
    }),
  );
}
