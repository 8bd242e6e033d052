import {
  and,
  eq,
  getTableColumns,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { type Orderings, orderBy } from '../../db/ordering.ts';
import { notFound } from '../../errors.ts';
import type { Fields, Reading } from '../../validation/readFields.ts';
import { deleteUnused, storeUnique, type Unique } from './databaseRefusals.ts';
import { cutPage, type Listed, type ListQuery } from './list.ts';

type RecordTable = PgTable & { id: PgColumn };
type Looked = Readonly<Record<string, SQL>>;
/** A row with what is looked up beside it. */
type RowOf<Table extends RecordTable, Extra extends Looked> = InferSelectModel<Table> & {
  [Name in keyof Extra]: Extra[Name] extends SQL<infer Value> ? Value : never;
};

interface RecordOptions<
  Table extends RecordTable,
  Extra extends Looked,
  Shape extends Fields,
  Answer extends object,
  Filters,
> {
  table: Table;
  /** The word for a record in the refusal of a delete. */
  name: string;
  fields: Shape;
  /** Columns that are looked up beside those of the table. */
  lookedUp?: Extra;
  orderings: Orderings;
  /** The order of a list for which none is asked; by id where it is missing. */
  usualOrder?: string;
  /** The records of a list that this query asks for. */
  where: (query: ListQuery & Filters) => SQL | undefined;
  /** The records that this person may know of; all where it is missing. */
  visible?: (actor: Actor) => SQL | undefined;
  /** The row of a request. Errors: throws 400 for refused fields. */
  toRow: (
    reading: Reading<Shape>,
    db: Db,
  ) => Partial<InferInsertModel<Table>> | Promise<Partial<InferInsertModel<Table>>>;
  /** Constraints that refuse a second record of its kind. */
  unique?: readonly Unique[];
  toAnswers: (rows: RowOf<Table, Extra>[], db: Db, now: Date) => Answer[] | Promise<Answer[]>;
}

/**
 * The five verbs of records that are rows of one table.
 * Errors: `get`, `update` and `delete` throw 404 for what this person may not know of; `create` and `update` throw 400 for refused fields and
 * for what is not unique, `delete` throws 409 for a record that others name.
 */
export function createRecordService<
  Table extends RecordTable,
  Extra extends Looked,
  Shape extends Fields,
  Answer extends object,
  Filters,
>({
  table,
  name,
  fields,
  lookedUp,
  orderings,
  usualOrder = '',
  where,
  visible = () => undefined,
  toRow,
  unique = [],
  toAnswers,
}: RecordOptions<Table, Extra, Shape, Answer, Filters>) {
  const columns = { ...getTableColumns(table), ...lookedUp };
  // Of a table that is a parameter, Drizzle's types know no row.
  const select = (db: Db) => db.select(columns).from(table as PgTable);
  const answer = (rows: unknown, db: Db, now: Date) => toAnswers(rows as RowOf<Table, Extra>[], db, now);
  const store = <Result>(change: PromiseLike<Result>) =>
    unique.reduce<PromiseLike<Result>>((stored, rule) => storeUnique(stored, rule), change);
  const service = {
    fields,
    list: async (db: Db, actor: Actor, query: ListQuery & Filters, now: Date): Promise<Listed<Answer>> => {
      const condition = and(visible(actor), where(query));
      const order = orderBy(query.ordering || usualOrder, orderings);
      return cutPage(query, await db.$count(table as PgTable, condition), async (limit, offset) => {
        const rows = select(db)
          .where(condition)
          .orderBy(...order);
        return answer(await rows.limit(limit).offset(offset), db, now);
      });
    },
    get: async (db: Db, actor: Actor, id: number, now: Date): Promise<Answer> => {
      const rows = await select(db).where(and(eq(table.id, id), visible(actor)));
      const [found] = await answer(rows, db, now);
      if (!found) throw notFound();
      return found;
    },
    create: async (db: Db, actor: Actor, reading: Reading<Shape>, now: Date): Promise<Answer> => {
      const row = (await toRow(reading, db)) as InferInsertModel<Table>;
      const created = one(await store(db.insert(table).values(row).returning({ id: table.id })));
      return service.get(db, actor, created.id as number, now);
    },
    update: async (db: Db, actor: Actor, id: number, reading: Reading<Shape>, now: Date): Promise<Answer> => {
      await service.get(db, actor, id, now);
      const row = (await toRow(reading, db)) as InferInsertModel<Table>;
      await store(db.update(table).set(row).where(eq(table.id, id)));
      return service.get(db, actor, id, now);
    },
    delete: async (db: Db, actor: Actor, id: number, now: Date): Promise<void> => {
      await service.get(db, actor, id, now);
      await deleteUnused(name, db.delete(table).where(eq(table.id, id)));
    },
  };
  return service;
}
