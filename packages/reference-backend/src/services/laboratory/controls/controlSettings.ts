import type { Db } from '../../../db/Database.ts';
import { settings } from '../../../db/schema.ts';
import { defaultSettings } from '../../platform/settings.ts';

/** Whether control soils are asked for, and how many samples are measured twice: what lists of probes read, without the picture. */
export async function readControlSettings(db: Db) {
  const { asks_for_controls, duplicates_one_in } = settings;
  const [row] = await db.select({ asks_for_controls, duplicates_one_in }).from(settings);
  return row ?? defaultSettings;
}
