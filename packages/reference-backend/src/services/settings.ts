import type { Settings } from '@udongo/sdk';
import type { Db } from '../db/Database.ts';
import { settings } from '../db/schema.ts';
import { boolean, phone, picture, text, wholeNumber } from '../validation/fields.ts';
import { defaultDays, renewDueDays } from './bookings/promises.ts';

const days = () => wholeNumber({ minimum: 0, maximum: 60 }).optional();

export const settingsFields = {
  support_name: text({ max: 100 }).optional(),
  support_phone_no: phone().optional(),
  days_to_collect: days(),
  days_to_receive: days(),
  days_to_analyse: days(),
  days_to_verify: days(),
  days_to_report: days(),
  allow_self_verification: boolean().optional(),
  letterhead_name: text({ max: 100 }).optional(),
  letterhead_contacts: text({ max: 200 }).optional(),
  letterhead_logo: picture({ max: 60_000 }).optional(),
};

const columns = {
  support_name: settings.support_name,
  support_phone_no: settings.support_phone_no,
  days_to_collect: settings.days_to_collect,
  days_to_receive: settings.days_to_receive,
  days_to_analyse: settings.days_to_analyse,
  days_to_verify: settings.days_to_verify,
  days_to_report: settings.days_to_report,
  allow_self_verification: settings.allow_self_verification,
  letterhead_name: settings.letterhead_name,
  letterhead_contacts: settings.letterhead_contacts,
  letterhead_logo: settings.letterhead_logo,
};

/** The settings of a database in which nobody has set any; the columns have the same defaults. */
export const defaultSettings: Required<Settings> = {
  support_name: '',
  support_phone_no: '',
  ...defaultDays,
  allow_self_verification: false,
  letterhead_name: '',
  letterhead_contacts: '',
  letterhead_logo: '',
};

/** The settings as they are now; every text is '' until somebody sets it. */
export async function readSettings(db: Db): Promise<Required<Settings>> {
  const [row] = await db.select(columns).from(settings);
  return row ?? defaultSettings;
}

/** Stores the given settings; the others stay. Promised days hold for the open bookings at once. */
export async function updateSettings(
  db: Db,
  changes: Partial<Settings>,
  userId: number | null,
  now: Date,
): Promise<Settings> {
  const changed = { ...changes, updated_on: now, updated_by_id: userId };
  await db.insert(settings).values(changed).onConflictDoUpdate({ target: settings.id, set: changed });
  const stored = await readSettings(db);
  if (Object.keys(changes).some((name) => name.startsWith('days_'))) await renewDueDays(db, stored);
  return stored;
}

/** Stores the settings of a database that has none yet. */
export async function storeFirstSettings(db: Db, first: Partial<Settings>): Promise<void> {
  await db.insert(settings).values(first).onConflictDoNothing();
}
