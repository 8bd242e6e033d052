import { parseKenyanPhone, toNumber } from '@udongo/sdk/values';
import { get, set } from 'react-hook-form';
import { toDecimal } from '../lib/toDecimal.ts';
import type { CustomRecordField, RecordField, RecordValues, ShownField, TypedValues } from './RecordField.ts';

/** A record as the API answers it, from which a declared form takes its initial values. */
export type StartValues = Readonly<Record<string, unknown>>;

/** The fields that are shown with these values, and what the values make of them. */
export function showFields(fields: readonly RecordField[], typed: TypedValues): ShownField[] {
  return fields.flatMap((field) => {
    if (field.visible?.(typed) === false) return [];
    const { required } = field;
    const options = 'options' in field ? field.options : undefined;
    // Each field keeps its kind: what its properties give replaces only functions of the values.
    return {
      ...field,
      required: typeof required === 'function' ? required(typed) : required,
      ...(typeof options === 'function' && { options: options(typed), dependent: true }),
    } as ShownField;
  });
}

/** The value of a field's control, empty for a field that came later; a choice that is no longer offered is none. */
export function typedValue(typed: TypedValues, field: ShownField): unknown {
  const { name, dependent, options } = field;
  const value: unknown = get(typed, name, toTyped(field));
  return dependent && !options?.some((option) => option.value === value) ? '' : value;
}

/** The values of the controls for a record, empty if it has none. */
export function toTypedValues(fields: readonly RecordField[], record: StartValues): TypedValues {
  const typed: TypedValues = {};
  for (const field of fields) set(typed, field.name, toTyped(field, get(record, field.name)));
  return typed;
}

function toTyped(field: Pick<RecordField, 'kind'> | CustomRecordField, value?: unknown): unknown {
  if ('toTyped' in field) return field.toTyped(value);
  const { kind } = field;
  if (kind === 'checkbox') return value === true;
  const isText = typeof value === 'string' || typeof value === 'number';
  if (kind === 'lookup') return isText ? value : null;
  return isText ? String(value) : '';
}

/**
 * Gives the values to save; for a `record` to change only those that it has and those that differ. The cast
 * is safe: `toSaved` gives each kind the type in `RecordValues`, and a required field without a value is
 * refused before.
 */
export function toRecordValues<const Fields extends readonly RecordField[]>(
  fields: readonly ShownField[],
  typed: TypedValues,
  record?: StartValues,
): RecordValues<Fields> {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    const value = typedValue(typed, field);
    const read: unknown = record && get(record, field.name);
    if (record && read === undefined && String(value) === String(toTyped(field, read))) continue;
    const saved = toSaved(field, value, read);
    if (saved !== undefined) set(values, field.name, saved);
  }
  return values as RecordValues<Fields>;
}

function toSaved(field: ShownField, value: unknown, read: unknown): unknown {
  const { kind } = field;
  if (kind === 'custom') return field.toSaved(value, read);
  if (typeof value !== 'string' || kind === 'lookup') return value;
  if (kind === 'number') return toNumber(toDecimal(value));
  const text = value.trim();
  if (kind === 'phone') return parseKenyanPhone(text) ?? text;
  return kind === 'text' || kind === 'textarea' ? text : text || null;
}
