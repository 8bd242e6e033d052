import type { Db } from '../db/Database.ts';
import { RefusedError } from '../errors.ts';
import {
  overwrittenFields,
  type RecordFields,
  type VersionedRecord,
  versionedAnswers,
} from '../generated/versions.ts';
import { lockRecord } from '../services/platform/lockRecord.ts';
import { sha256 } from '../services/platform/sha256.ts';
import { text } from '../validation/fields.ts';
import { allValues, isObject, readFields } from '../validation/readFields.ts';
import type { AppContext } from './AppEnv.ts';

/** Adds its version to a record that people change; other answers stay as they are. */
export function addVersion<Row extends object>(context: AppContext, row: Row): Row & { version?: string } {
  const record = recordOf(context);
  return record ? { ...row, version: toVersion(record, row) } : row;
}

/**
 * Locks the record of an update and compares its version with the one that the caller saw: `version` of the body, `If-Match`, or both. Does nothing
 * where the caller names none. The body is read before.
 * Errors: throws 412 with the stored record when it has another version, 400 for a version that is no text, and as `read`.
 */
export async function refuseStale(
  context: AppContext,
  db: Db,
  id: number,
  read: () => Promise<object>,
): Promise<void> {
  const record = recordOf(context);
  const seen = readSeen(context);
  if (!record || seen.length === 0) return;
  await lockRecord(db, record, id);
  const stored = addVersion(context, await read());
  if (seen.every((versions) => versions.includes(stored.version ?? ''))) return;
  const detail =
    'Somebody else changed this in the meantime, and your changes are not saved. Compare both and save again.';
  throw new RefusedError(412, { code: 'stale', detail, stored });
}

/**
 * Locks the record of an update and compares its guarded fields with those that were sent. Does nothing for a login that has proven its
 * second factor. The body is read before.
 * Errors: throws 403 where a guarded field changes, and as `read`.
 */
export async function refuseUnproven(
  context: AppContext,
  db: Db,
  id: number,
  read: () => Promise<object>,
): Promise<void> {
  const record = recordOf(context);
  const check = context.get('checkBody');
  if (!check) return;
  if (record) await lockRecord(db, record, id);
  check(context.get('body'), await read());
}

function recordOf(context: AppContext): VersionedRecord | undefined {
  const operation = context.get('operation');
  return operation && versionedAnswers[operation];
}

/** A digest of what an update overwrites, as the caller reads it. */
function toVersion(record: VersionedRecord, row: object): string {
  return sha256(JSON.stringify(pick(overwrittenFields[record], row))).slice(0, 20);
}

function pick(fields: RecordFields, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(fields, item));
  if (!isObject(value)) return value;
  return Object.entries(fields).map(([name, inner]) =>
    inner === true ? value[name] : pick(inner, value[name]),
  );
}

const sentFields = { version: text({ max: 200 }).optional() };

/** The versions that the record may have, for each place of the request that names some. */
function readSeen(context: AppContext): string[][] {
  const body = context.get('body');
  const { version } = allValues(readFields(sentFields, isObject(body) ? body : {}));
  const header = context.req.header('if-match')?.trim();
  return [...(version ? [[version]] : []), ...(header && header !== '*' ? [readTags(header)] : [])];
}

/** The strong tags of a header: a weak one never matches. Source: RFC 9110, 13.1.1. */
function readTags(header: string): string[] {
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, tag = '']) => (weak ? [] : [tag]));
}
