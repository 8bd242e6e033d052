import { toNumber } from '@udongo/sdk/values';
import { get, set } from 'react-hook-form';
import { toDecimal } from '../lib/toDecimal.ts';
import type { RecordField, RecordValues } from './RecordField.ts';

/** The value of one control: text as typed, a tick, the id of a selected record. */
type TypedValue = string | boolean | number | null;

/** The values of the controls, nested by the names of the fields. */
export type TypedValues = Record<string, unknown>;

/** A record as the API answers it, from which a declared form takes its initial values. */
export type StartValues = Readonly<Record<string, unknown>>;

/** The value of the control of this name. */
export function typedValue(typed: TypedValues, name: string): TypedValue {
  const value: unknown = get(typed, name);
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? value : null;
}

/** The values of the controls for a record, empty if it has none. */
export function toTypedValues(fields: readonly RecordField[], record: StartValues): TypedValues {
  const typed: TypedValues = {};
  for (const field of fields) set(typed, field.name, toTyped(field, get(record, field.name)));
  return typed;
}

function toTyped({ kind }: RecordField, value: unknown): TypedValue {
  if (kind === 'checkbox') return value === true;
  if (kind === 'lookup') return typeof value === 'number' || typeof value === 'string' ? value : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Gives the values to save; for a `record` to change only those that it has and those that differ. The cast
 * is safe: `toSaved` gives each kind the type in `RecordValues`, and a required field without a value is
 * refused before.
 */
export function toRecordValues<const Fields extends readonly RecordField[]>(
  fields: readonly RecordField[],
  typed: TypedValues,
  record?: StartValues,
): RecordValues<Fields> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const value = typedValue(typed, field.name);
    const read: unknown = record && get(record, field.name);
    if (record && read === undefined && value === toTyped(field, read)) continue;
    set(values, field.name, toSaved(field, value));
  }
  return values as RecordValues<Fields>;
}

function toSaved({ kind, ...field }: RecordField, value: TypedValue): TypedValue {
  if (typeof value !== 'string' || kind === 'lookup' || ('type' in field && field.type === 'password'))
    return value;
  if (kind === 'number') return toNumber(toDecimal(value));
  const text = value.trim();
  return kind === 'text' || kind === 'textarea' ? text : text || null;
}
