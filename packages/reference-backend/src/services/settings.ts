import type { Settings } from '@udongo/sdk';
import type { Db } from '../db/Database.ts';
import { settings } from '../db/schema.ts';
import { phone, text } from '../validation/fields.ts';

export const settingsFields = {
  support_name: text({ max: 100 }).optional(),
  support_phone_no: phone().optional(),
};

const columns = { support_name: settings.support_name, support_phone_no: settings.support_phone_no };

/** The settings as they are now; every text is '' until somebody sets it. */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select(columns).from(settings);
  return row ?? { support_name: '', support_phone_no: '' };
}

/** Stores the given settings; the others stay. */
export async function updateSettings(
  db: Db,
  changes: Partial<Settings>,
  userId: number | null,
  now: Date,
): Promise<Settings> {
  const changed = { ...changes, updated_on: now, updated_by_id: userId };
  await db.insert(settings).values(changed).onConflictDoUpdate({ target: settings.id, set: changed });
  return readSettings(db);
}

/** Stores the settings of a database that has none yet. */
export async function storeFirstSettings(db: Db, first: Settings): Promise<void> {
  await db.insert(settings).values(first).onConflictDoNothing();
}
