import { bigint, integer, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Columns that many tables have. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** The id of a table that only grows, and a reference to one. */
export const growingId = () => growingKey().primaryKey().generatedByDefaultAsIdentity();
export const growingKey = () => bigint({ mode: 'number' });
export const maybeInstant = () => timestamp({ withTimezone: true, mode: 'date' });
export const instant = () => maybeInstant().notNull();
export const bound = () => numeric({ precision: 8, scale: 2 }).notNull();
