import { and, eq, inArray } from 'drizzle-orm';
import { type Actor, requireUser } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { importRows, imports } from '../../../db/schema.ts';
import { conflict } from '../../../errors.ts';
import { uuid, wholeNumber } from '../../../validation/fields.ts';
import type { Issue } from '../../../validation/issues.ts';
import type { Reading } from '../../../validation/readFields.ts';
import type { importKinds } from '../../../values.ts';

/** The contract's limit. */
export const maximumImportRows = 10_000;

/** Fields that name a row of an import. */
export const importFields = {
  import_uuid: uuid().optional(),
  import_key: wholeNumber({ minimum: 1, maximum: maximumImportRows }).optional(),
};

type Kind = (typeof importKinds)[number];
type Rows = readonly Pick<Reading<typeof importFields>, 'values'>[];

/** An import that rows were sent for. */
export interface OpenedImport {
  id: number;
  /** The records that rows of the call made earlier, by the row's key. */
  stored: Map<number, number>;
  issues: Issue[];
}

/**
 * Opens the import that the rows of a call name; null when they name none. Calls of one import come one after another, so that no
 * row is stored twice.
 * Errors: throws 409 for an import that was undone; issues are for the caller.
 */
export async function openImport(db: Db, actor: Actor, kind: Kind, rows: Rows): Promise<OpenedImport | null> {
  const uuids = rows.map(({ values }) => values.import_uuid);
  const [named] = uuids.filter((sent) => sent !== undefined);
  if (named === undefined) return null;
  const own = and(
    eq(imports.uuid, named),
    eq(imports.kind, kind),
    eq(imports.created_by_id, requireUser(actor)),
  );
  const [opened] = await db.select().from(imports).where(own).for('update');
  if (!opened) {
    return { id: 0, stored: new Map(), issues: rows.map((_, index) => unknownImport(index, named)) };
  }
  if (opened.undone_on) throw conflict('This import was undone. Begin a new one.');
  const stored = await readStored(db, opened.id, rows);
  return {
    id: opened.id,
    stored: stored.records,
    issues: [...keyIssues(rows, named, opened.rows), ...stored.issues],
  };
}

/** Keeps which records rows made. */
export async function keepRows(
  db: Db,
  { id, kind }: { id: number; kind: Kind },
  made: readonly { key: number; recordId: number }[],
  now: Date,
): Promise<void> {
  if (made.length === 0) return;
  const column = kind === 'farmers' ? 'farmer_id' : 'agent_id';
  await db
    .insert(importRows)
    .values(made.map(({ key, recordId }) => ({ import_id: id, import_key: key, [column]: recordId })));
  await db.update(imports).set({ stored_on: now }).where(eq(imports.id, id));
}

/** The key of each row; 0, which is none, for a row without one. */
export function keysOf(rows: Rows): number[] {
  return rows.map(({ values }) => values.import_key ?? 0);
}

async function readStored(db: Db, import_id: number, rows: Rows) {
  const found = await db
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, import_id), inArray(importRows.import_key, keysOf(rows))));
  const records = new Map(found.map((row) => [row.import_key, row.farmer_id ?? row.agent_id ?? 0] as const));
  const issues = rows.flatMap(({ values }, index) =>
    records.get(values.import_key ?? 0) === 0
      ? [{ path: [index, 'import_key'], message: 'The record from this row was deleted.' }]
      : [],
  );
  return { records, issues };
}

function keyIssues(rows: Rows, named: string, declared: number): Issue[] {
  const keys = rows.map(({ values }) => values.import_key);
  return rows.flatMap(({ values: { import_uuid, import_key } }, index) => {
    if (import_uuid !== named) {
      return [{ path: [index, 'import_uuid'], message: 'All rows of a call belong to one import.' }];
    }
    const message = keyMessage(import_key, { declared, isEarlier: keys.indexOf(import_key) < index });
    return message ? [{ path: [index, 'import_key'], message }] : [];
  });
}

function keyMessage(
  key: number | undefined,
  { declared, isEarlier }: { declared: number; isEarlier: boolean },
): string | undefined {
  if (key === undefined) return 'This field is required.';
  if (key > declared) return `Ensure this value is less than or equal to ${declared}.`;
  return isEarlier ? 'An earlier row has this key.' : undefined;
}

function unknownImport(index: number, named: string): Issue {
  return { path: [index, 'import_uuid'], message: `Object with uuid=${named} does not exist.` };
}
