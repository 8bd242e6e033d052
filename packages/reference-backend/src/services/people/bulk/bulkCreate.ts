import type { DuplicateCandidate } from '@udongo/sdk';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { badRequest, type ErrorBody } from '../../../errors.ts';
import { type Issue, toItemBodies } from '../../../validation/issues.ts';
import type { BulkKind } from './BulkKind.ts';
import { type importFields, keepRows, keysOf, openImport } from './importRows.ts';
import type { ItemReadings } from './readItems.ts';

/** Source: `RowCheck` of the contract. */
export interface RowCheck {
  errors: ErrorBody;
  candidates: DuplicateCandidate[];
}

/** Says of each row what would be refused and who it may be already. Errors: throws 400 for what is no list of rows. */
export async function bulkCheck<Row extends { id: number }, Shape extends typeof importFields>(
  db: Db,
  actor: Actor,
  kind: BulkKind<Row, Shape>,
  { readings, issues }: ItemReadings<Shape>,
): Promise<RowCheck[]> {
  const judged = await kind.judge(db, actor, readings);
  const bodies = toItemBodies([...issues, ...judged.issues], readings.length);
  return bodies.map((errors, index) => ({ errors, candidates: judged.candidates[index] ?? [] }));
}

/**
 * Makes all records or none, in the order of their rows. A row that an import stored already answers its record.
 * Errors: throws 400 with the issues of each row, 409 for an import that was undone.
 */
export async function bulkCreate<Row extends { id: number }, Shape extends typeof importFields>(
  db: Db,
  actor: Actor,
  kind: BulkKind<Row, Shape>,
  { readings, issues }: ItemReadings<Shape>,
  now: Date,
): Promise<Row[]> {
  const opened = await openImport(db, actor, kind.name, readings);
  const keys = keysOf(readings);
  const storedIds = keys.map((key) => opened?.stored.get(key));
  const fresh = readings.map((_, index) => index).filter((index) => storedIds[index] === undefined);
  const freshReadings = fresh.flatMap((index) => readings[index] ?? []);
  await kind.lock(db, freshReadings);
  const judged = await kind.judge(db, actor, freshReadings);
  refuse(
    [
      // Rows that are already stored are not judged again.
      ...issues.filter(({ path }) => fresh.includes(Number(path[0]))),
      ...(opened?.issues ?? []),
      ...judged.issues.map(({ path: [index, ...path], message }) => ({
        path: [fresh[Number(index)] ?? 0, ...path],
        message,
      })),
    ],
    readings.length,
  );
  const records: Row[] = [];
  const made: { key: number; recordId: number }[] = [];
  for (const [index, reading] of readings.entries()) {
    const storedId = storedIds[index];
    const record =
      storedId === undefined
        ? await kind.create(db, actor, reading, now)
        : await kind.get(db, actor, storedId);
    records.push(record);
    if (storedId === undefined) made.push({ key: keys[index] ?? 0, recordId: record.id });
  }
  if (opened) await keepRows(db, { id: opened.id, kind: kind.name }, made, now);
  return records;
}

function refuse(issues: readonly Issue[], length: number): void {
  if (issues.length > 0) throw badRequest(toItemBodies(issues, length));
}
