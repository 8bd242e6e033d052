import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bookings } from './bookings.ts';
import { id, instant } from './columns.ts';
import { users } from './people.ts';

export const reviews = pgTable('reviews', {
  id: id(),
  user_id: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  booking_id: integer().references(() => bookings.id, { onDelete: 'set null' }),
  rating: integer().notNull(),
  comment: text().notNull(),
  is_published: boolean().notNull().default(false),
  created_on: instant(),
  updated_on: instant(),
});
