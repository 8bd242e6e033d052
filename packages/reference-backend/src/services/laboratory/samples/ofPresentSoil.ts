import { type Column, gte, isNull, or, type SQL } from 'drizzle-orm';
import { samples } from '../../../db/schema.ts';

/** Whether something was saved for the soil that is there now: new soil for a rejected sample begins without the values of the former. */
export function ofPresentSoil(savedOn: Column): SQL | undefined {
  return or(isNull(samples.received_on), gte(savedOn, samples.received_on));
}
