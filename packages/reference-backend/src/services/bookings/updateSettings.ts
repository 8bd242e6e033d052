import type { Settings } from '@udongo/sdk';
import type { Db } from '../../db/Database.ts';
import { settings } from '../../db/schema.ts';
import { setRate } from '../people/commissionRates.ts';
import { readSettings, type SettingsChange } from '../platform/settings.ts';
import { renewDueDays } from './promises.ts';

/** Time within which a second administrator has to agree. */
const askLifetimeMs = 86_400_000;

/**
 * Stores the given settings; the others stay. New promised days apply to the open bookings at once. Permission to verify one’s own
 * readings is asked for first, until a second administrator wants it, too.
 */
export async function updateSettings(
  db: Db,
  { allow_self_verification, ...changes }: SettingsChange,
  userId: number | null,
  now: Date,
): Promise<Settings> {
  const selfVerification = await decideSelfVerification(db, allow_self_verification, userId, now);
  const changed = { ...changes, ...selfVerification, updated_on: now, updated_by_id: userId };
  await db.insert(settings).values(changed).onConflictDoUpdate({ target: settings.id, set: changed });
  const { commission_percentage: percentage } = changes;
  if (percentage !== undefined) await setRate(db, null, percentage, { now, by: userId });
  const stored = await readSettings(db);
  if (Object.keys(changes).some((name) => name.startsWith('days_'))) await renewDueDays(db, stored);
  return stored;
}

async function decideSelfVerification(
  db: Db,
  wanted: boolean | undefined,
  userId: number | null,
  now: Date,
): Promise<Partial<typeof settings.$inferInsert>> {
  const [stored] = await db
    .select({
      isAllowed: settings.allow_self_verification,
      askedBy: settings.self_verification_asked_by_id,
      askedOn: settings.self_verification_asked_on,
    })
    .from(settings)
    .for('update');
  // A form sends every setting: false says nothing new while it is only asked for.
  if (wanted === undefined || wanted === (stored?.isAllowed ?? false)) return {};
  if (!wanted) return { allow_self_verification: false };
  const { askedBy = null, askedOn = null } = stored ?? {};
  const isAskedByOther =
    askedBy !== null && askedBy !== userId && askedOn && now.getTime() - askedOn.getTime() < askLifetimeMs;
  return isAskedByOther
    ? { allow_self_verification: true, self_verification_asked_by_id: null, self_verification_asked_on: null }
    : { self_verification_asked_by_id: userId, self_verification_asked_on: now };
}
