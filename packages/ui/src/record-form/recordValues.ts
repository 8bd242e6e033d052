import { toNumber } from '@udongo/sdk/values';
import { toDecimal } from '../lib/toDecimal.ts';
import type { RecordField, RecordValues } from './RecordField.ts';

/** What the controls hold: text as typed, ticks, ids of chosen records. */
export type TypedValues = Record<string, string | boolean | number | null>;

/** What a record, as the API answers it, can give a declared form to start with. */
export type StartValues = Readonly<Record<string, unknown>>;

/** The controls of a record, or of a new one where it has nothing. */
export function toTypedValues(fields: readonly RecordField[], record: StartValues): TypedValues {
  return Object.fromEntries(fields.map((field) => [field.name, toTyped(field, record[field.name])]));
}

function toTyped({ kind }: RecordField, value: unknown): TypedValues[string] {
  if (kind === 'checkbox') return value === true;
  if (kind === 'lookup') return typeof value === 'number' ? value : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What is saved of what was typed. The cast is safe: `toSaved` gives each kind what `RecordValues` says of it. */
export function toRecordValues<const Fields extends readonly RecordField[]>(
  fields: Fields,
  typed: TypedValues,
): RecordValues<Fields> {
  const entries = fields.map((field) => [field.name, toSaved(field, typed[field.name] ?? null)]);
  return Object.fromEntries(entries) as RecordValues<Fields>;
}

function toSaved({ kind }: RecordField, value: TypedValues[string]): TypedValues[string] {
  if (typeof value !== 'string') return value;
  if (kind === 'number') return toNumber(toDecimal(value));
  const text = value.trim();
  return kind === 'text' || kind === 'textarea' ? text : text || null;
}
