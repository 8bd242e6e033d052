import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { importKinds } from '../../values.ts';
import { id, instant, maybeInstant } from './columns.ts';
import { agents, farmers, users } from './people.ts';

export const imports = pgTable('imports', {
  id: id(),
  uuid: uuid().notNull(),
  kind: text({ enum: importKinds }).notNull(),
  file_name: text().notNull().default(''),
  rows: integer().notNull(),
  created_by_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  created_on: instant(),
  stored_on: maybeInstant(),
  undone_on: maybeInstant(),
});

export const importRows = pgTable(
  'import_rows',
  {
    import_id: integer()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    import_key: integer().notNull(),
    farmer_id: integer().references(() => farmers.id, { onDelete: 'set null' }),
    agent_id: integer().references(() => agents.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.import_id, table.import_key] })],
);
