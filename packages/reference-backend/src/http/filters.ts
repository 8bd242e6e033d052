import { day } from '../validation/fields.ts';
import { invalid } from '../validation/issues.ts';
import { readFields } from '../validation/readFields.ts';
import { isStorableKey, isWholeNumber } from '../validation/storable.ts';
import type { AppContext } from './AppEnv.ts';

/** A boolean parameter; one that can't be read is no filter. */
export function readBooleanFilter(context: AppContext, name: string): boolean | undefined {
  const value = context.req.query(name)?.toLowerCase();
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return undefined;
}

/** A parameter that is a record's id. Errors: throws 400 keyed by the parameter when it is none. */
export function readKeyFilter(context: AppContext, name: string): number | undefined {
  const key = readGrowingKeyFilter(context, name);
  if (!key || isStorableKey(key)) return key;
  throw noChoice(name);
}

/** A parameter that is the id of a record whose table only grows: a `bigint`. Errors: as `readKeyFilter`. */
export function readGrowingKeyFilter(context: AppContext, name: string): number | undefined {
  const value = context.req.query(name);
  if (value === undefined || value === '') return undefined;
  if (isWholeNumber(value)) return Number(value);
  throw noChoice(name);
}

function noChoice(name: string) {
  const message = 'Select a valid choice. That choice is not one of the available choices.';
  return invalid([{ path: [name], message }]);
}

/** A parameter that is a calendar day, yyyy-mm-dd. Errors: throws 400 keyed by the parameter when it is none. */
export function readDayFilter(context: AppContext, name: string): string | undefined {
  const value = context.req.query(name);
  if (value === undefined || value === '') return undefined;
  const reading = readFields({ [name]: day() }, { [name]: value });
  if (reading.issues.length === 0) return value;
  throw invalid([{ path: [name], message: 'Enter a valid date.' }]);
}

/** A parameter that is one of these values. Errors: throws 400 keyed by the parameter when it is none. */
export function readChoiceFilter<const Value extends string>(
  context: AppContext,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const value = context.req.query(name);
  if (value === undefined || value === '') return undefined;
  const chosen = values.find((known) => known === value);
  if (chosen !== undefined) return chosen;
  const message = `Select a valid choice. ${value} is not one of the available choices.`;
  throw invalid([{ path: [name], message }]);
}
