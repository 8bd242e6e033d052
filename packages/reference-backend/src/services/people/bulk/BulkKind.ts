import type { DuplicateCandidate } from '@udongo/sdk';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import type { Issue } from '../../../validation/issues.ts';
import type { Fields, Reading } from '../../../validation/readFields.ts';
import type { importKinds } from '../../../values.ts';

/** Findings about a list of rows, beside the issues of each field by itself. */
export interface Judgement {
  /** The path of each begins with the index of its row. */
  issues: Issue[];
  /** Candidates of each row: people who may be the same. */
  candidates: DuplicateCandidate[][];
}

/** Records that can be made many at once. */
export interface BulkKind<Row extends { id: number }, Shape extends Fields> {
  name: (typeof importKinds)[number];
  fields: Shape;
  /** Lets nobody else register the contacts of these rows until the transaction ends. */
  lock: (db: Db, readings: readonly Reading<Shape>[]) => Promise<void>;
  judge: (db: Db, actor: Actor, readings: readonly Reading<Shape>[]) => Promise<Judgement>;
  create: (db: Db, actor: Actor, reading: Reading<Shape>, now: Date) => Promise<Row>;
  get: (db: Db, actor: Actor, id: number) => Promise<Row>;
}
