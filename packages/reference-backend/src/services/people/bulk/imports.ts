import type { Import, ImportUndo } from '@udongo/sdk';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { orderBy } from '../../../db/ordering.ts';
import { agents, farmers, importRows, imports, users } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import { choice, text, uuid, wholeNumber } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { importKinds } from '../../../values.ts';
import { cutPage, type Listed, type ListQuery } from '../../platform/list.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { deleteUnusedPeople } from './deleteUnusedPeople.ts';
import { maximumImportRows } from './importRows.ts';

export const newImportFields = {
  uuid: uuid(),
  kind: choice(importKinds),
  file_name: text({ max: 255 }).optional(),
  rows: wholeNumber({ minimum: 1, maximum: maximumImportRows }),
};

export interface ImportsQuery extends ListQuery {
  kind: (typeof importKinds)[number] | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;
const orderings = { id: imports.id };
const isStored = or(isNotNull(importRows.farmer_id), isNotNull(importRows.agent_id));
const stored = sql<number>`(select count(*)::int from ${importRows} where ${importRows.import_id} = ${imports.id} and ${isStored})`;

export async function listImports(db: Db, actor: Actor, query: ImportsQuery): Promise<Listed<Import>> {
  const where = and(importsOf(actor), query.kind && eq(imports.kind, query.kind));
  return cutPage(query, await db.$count(imports, where), async (limit, offset) => {
    const rows = await selectImports(db)
      .where(where)
      .orderBy(...orderBy(query.ordering, orderings))
      .limit(limit)
      .offset(offset);
    return rows.map(toImport);
  });
}

/** Begins an import, or gives the one that the same person began with this uuid. Errors: throws 400 for refused fields. */
export async function createImport(
  db: Db,
  actor: Actor,
  reading: Reading<typeof newImportFields>,
  now: Date,
): Promise<Import> {
  const isForbidden = reading.values.kind === 'agents' && actor.role !== 'administrator';
  const { file_name = '', ...values } = allValues<typeof newImportFields>({
    values: reading.values,
    issues: [
      ...reading.issues,
      ...(isForbidden ? [{ path: ['kind'], message: 'Only an administrator can import agents.' }] : []),
    ],
  });
  const created_by_id = requireUser(actor);
  await db
    .insert(imports)
    .values({ ...values, file_name, created_by_id, created_on: now })
    .onConflictDoNothing();
  const own = and(eq(imports.uuid, values.uuid), eq(imports.created_by_id, created_by_id));
  const [row] = await selectImports(db).where(own);
  if (row) return toImport(row);
  throw invalid([{ path: ['uuid'], message: 'import with this uuid already exists.' }]);
}

/**
 * Deletes the records of an import on which nothing depends yet.
 * Errors: throws 404 outside the caller's scope, 409 when more than a day has passed since its last row.
 */
export async function undoImport(db: Db, actor: Actor, id: number, now: Date): Promise<ImportUndo> {
  // Rows that are being sent come first.
  const [opened] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), importsOf(actor)))
    .for('update');
  if (!opened) throw notFound();
  if (opened.stored_on && now.getTime() - opened.stored_on.getTime() > dayMs) {
    throw conflict('An import can be undone until one day after its last row.');
  }
  const people = opened.kind === 'farmers' ? farmers : agents;
  const column = opened.kind === 'farmers' ? importRows.farmer_id : importRows.agent_id;
  const ofImport = eq(importRows.import_id, id);
  const made = () =>
    db
      .select({ import_key: importRows.import_key, id: people.id, full_name: users.full_name })
      .from(importRows)
      .innerJoin(people, eq(people.id, column))
      .innerJoin(users, eq(users.id, people.user_id))
      .where(ofImport)
      .orderBy(asc(importRows.import_key));
  const ids = (await made()).map((row) => row.id);
  await deleteUnusedPeople(db, people, ids);
  await db.update(imports).set({ undone_on: now }).where(eq(imports.id, id));
  const kept = await made();
  const [row] = await selectImports(db).where(eq(imports.id, id));
  if (!row) throw notFound();
  return { import: toImport(row), deleted: ids.length - kept.length, kept };
}

function importsOf(actor: Actor) {
  return actor.role === 'administrator' ? undefined : eq(imports.created_by_id, requireUser(actor));
}

function selectImports(db: Db) {
  return db.select({ import: imports, stored }).from(imports).$dynamic();
}

function toImport({ import: row, stored }: { import: typeof imports.$inferSelect; stored: number }): Import {
  const { created_by_id, created_on, stored_on, undone_on, ...facts } = row;
  return {
    ...facts,
    stored,
    created_by: created_by_id,
    created_on: toInstant(created_on),
    undo_until: stored_on && toInstant(new Date(stored_on.getTime() + dayMs)),
    undone_on: undone_on && toInstant(undone_on),
  };
}
