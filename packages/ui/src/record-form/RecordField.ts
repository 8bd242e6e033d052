import type { ReactNode } from 'react';
import type { CallOptions } from '../lib/usePort.ts';
import type { FieldSpan, LoadOptions, LoadSelected, Option, OptionValue } from '../primitives/index.ts';

interface FieldBase {
  /** The request's key; in a nested object its path: 'user.profile.county'. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** The message when it is empty: 'County name is required'. Without it, the field is optional. */
  required?: string;
  /** Columns if there is room. Default 'half'; of a text area 'full'. */
  span?: FieldSpan;
}

/**
 * Text on one line. An 'email' and a 'tel' (a Kenyan phone number) are checked unless empty. A 'password' can
 * be shown, is saved as typed, and with `autoComplete: 'new-password'` shows its strength.
 */
export interface TextRecordField extends FieldBase {
  kind: 'text';
  /** Default 'text'. */
  type?: 'text' | 'email' | 'tel' | 'password';
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
}

/** Text on several lines. */
export interface TextareaRecordField extends FieldBase {
  kind: 'textarea';
  maxLength?: number;
}

/** A number, typed with a point or a comma. */
export interface NumberRecordField extends FieldBase {
  kind: 'number';
  /** Shown after the label: 'KES', '%'. */
  unit?: string;
  min?: number;
  max?: number;
  placeholder?: string;
}

/** One of a few fixed values. */
export interface SelectRecordField extends FieldBase {
  kind: 'select';
  options: readonly { value: string; label: string }[];
}

/** On or off. */
export interface CheckboxRecordField extends Omit<FieldBase, 'required'> {
  kind: 'checkbox';
}

/** A calendar day. */
export interface DateRecordField extends FieldBase {
  kind: 'date';
  /** yyyy-mm-dd. */
  min?: string;
  max?: string;
}

/** Another record, by id, out of a list that a port searches. Ids are numbers or texts. */
export interface LookupRecordField<Id extends OptionValue = number> extends FieldBase {
  kind: 'lookup';
  load: LoadOptions<Id>;
  /** Names an earlier record. */
  loadSelected: LoadSelected<Id>;
  /** Options to show after those of `load`. */
  loadMore?: LoadOptions<Id>;
  /** Typed text that selects nothing stays in the field. */
  keepTyped?: boolean;
  /** 'County not found'. */
  emptyMessage?: string;
  placeholder?: string;
  /** Milliseconds. Default 500. */
  debounceMs?: number;
}

/** One field of a declared form. */
export type RecordField =
  | TextRecordField
  | TextareaRecordField
  | NumberRecordField
  | SelectRecordField
  | CheckboxRecordField
  | DateRecordField
  | AnyLookupRecordField;

/** Methods instead of function properties, so that ids of either kind fit. */
interface AnyLookupRecordField extends Omit<LookupRecordField, 'load' | 'loadSelected' | 'loadMore'> {
  load(search: string, options: CallOptions): Promise<readonly Option[]>;
  loadSelected(ids: readonly OptionValue[], options: CallOptions): Promise<readonly Option[]>;
  loadMore?(search: string, options: CallOptions): Promise<readonly Option[]>;
}

type OrNull<Field, Value> = Field extends { required: string } ? Value : Value | null;

type ValueOf<Field> = Field extends { kind: 'checkbox' }
  ? boolean
  : Field extends { kind: 'text' | 'textarea' }
    ? string
    : Field extends { kind: 'select'; options: readonly { value: infer Value }[] }
      ? OrNull<Field, Value>
      : Field extends { kind: 'date' }
        ? OrNull<Field, string>
        : Field extends { kind: 'lookup'; load: (...args: never) => Promise<readonly { value: infer Id }[]> }
          ? OrNull<Field, Id>
          : OrNull<Field, number>;

/**
 * Optional fields are left out if the record to change does not have them and the person did not change them.
 */
type Entry<Name extends string, Field> = Name extends `${infer Key}.${infer Path}`
  ? { [K in Key]: Entry<Path, Field> }
  : Field extends { required: string }
    ? { [K in Name]: ValueOf<Field> }
    : { [K in Name]?: ValueOf<Field> };

type Merged<Union> = (Union extends unknown ? (entry: Union) => void : never) extends (
  merged: infer All,
) => void
  ? All
  : never;

type EntryOf<Field> = Field extends { name: infer Name extends string } ? Entry<Name, Field> : never;

type StartOf<Field> = Field extends { kind: 'checkbox' }
  ? boolean
  : Field extends { kind: 'number' | 'lookup' }
    ? string | number
    : string;

type StartEntry<Field> = Field extends { name: infer Name extends string }
  ? Name extends `${infer Key}.${string}`
    ? { [K in Key]?: object | null | undefined }
    : { [K in Name]?: StartOf<Field> | null | undefined }
  : never;

/**
 * The initial values of a declared form: the record itself fits, also with further keys. A name that no field
 * has, and a value that its field can't show, are compile errors.
 */
export type RecordStart<Fields extends readonly RecordField[]> = Merged<StartEntry<Fields[number]>>;

/**
 * The values that a declared form saves: trimmed text ('' when empty; passwords as typed), numbers, ids, days
 * as yyyy-mm-dd and choices (null when empty and not required), booleans. Fits the SDK's requests. For a
 * record to change, a field that it does not have is included only if the person changed it; required fields
 * always are.
 */
export type RecordValues<Fields extends readonly RecordField[]> = Merged<EntryOf<Fields[number]>>;
