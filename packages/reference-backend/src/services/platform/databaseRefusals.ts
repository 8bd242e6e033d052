import { readDatabaseError } from '../../db/databaseError.ts';
import { RefusedError } from '../../errors.ts';
import { invalid } from '../../validation/issues.ts';

/** Records that refer to another record, by the table that has the foreign key. */
const users: Readonly<Record<string, string>> = {
  bookings: 'bookings',
  booking_crops: 'bookings',
  samples: 'samples',
  sample_analyses: 'samples',
  sample_other_crops: 'samples',
  other_crop_names: 'other crop names',
  farmers: 'farmers',
  agents: 'agents',
  devices: 'devices',
  partner_keys: 'partner keys',
  users: 'people',
  commissions: 'commissions',
  payments: 'payments',
  blogs: 'articles',
};

/**
 * Deletes what nothing may point at; the database decides, so nothing slips in between.
 * Errors: rejects with 409, which says who uses it.
 */
export async function deleteUnused(what: string, deletion: PromiseLike<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    const refused = readDatabaseError(error);
    if (refused?.code !== '23503') throw error;
    // A foreign key is named after its table and column; of two tables the longer name is meant.
    const table = Object.keys(users)
      .filter((name) => refused.constraint.startsWith(`${name}_`))
      .sort((a, b) => b.length - a.length)[0];
    const by = (table && users[table]) ?? 'other records';
    throw new RefusedError(409, { detail: `This ${what} is used by ${by} and cannot be deleted.` });
  }
}

/** A constraint or unique index, the field of a request at which it refuses, and its message. */
export interface Unique {
  constraint: string;
  field: string | readonly string[];
  message: string;
}

/**
 * Stores what has to be unique. Errors: rejects with 400 at this field, or path of fields, when the constraint or unique index refuses it.
 */
export async function storeUnique<Result>(
  change: PromiseLike<Result>,
  { constraint, field, message }: Unique,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    const refused = readDatabaseError(error);
    if (refused?.code !== '23505' || refused.constraint !== constraint) throw error;
    throw invalid([{ path: [field].flat(), message }]);
  }
}
