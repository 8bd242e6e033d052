import type { ReactNode } from 'react';
import type { CallOptions } from '../lib/usePort.ts';
import type { FieldSpan, LoadOptions, LoadSelected, Option, OptionValue } from '../primitives/index.ts';

interface FieldBase {
  /** The request's key; of a nested object with its path: 'user.profile.county'. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** What to say when it is empty: 'County name is required'. Left out, it may be empty. */
  required?: string;
  /** Columns where there is room. Default 'half'; of a text area 'full'. */
  span?: FieldSpan;
}

/**
 * Text on one line. An 'email' and a 'tel' (a Kenyan phone number) are checked unless empty. A 'password' can be shown, is saved as
 * typed, and with `autoComplete: 'new-password'` says how strong it is.
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
  /** Said after the label: 'KES', '%'. */
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
  /** Names the record chosen earlier. */
  loadSelected: LoadSelected<Id>;
  /** Lines to show after those that `load` gives. */
  loadMore?: LoadOptions<Id>;
  /** What is typed and not chosen stays in the field. */
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

/** Methods, so that ids of either kind fit. */
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

/** Fields that may be empty are left out where the record to change does not have them and the person left them alone. */
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
 * What a declared form starts with: the record itself fits, whatever more it holds. A name that no field has, and a value that its
 * field can't show, are compile errors.
 */
export type RecordStart<Fields extends readonly RecordField[]> = Merged<StartEntry<Fields[number]>>;

/**
 * What a declared form saves: trimmed text ('' when empty; passwords as typed), numbers, ids, days as yyyy-mm-dd and choices (null when empty and
 * not required), booleans. Fits the SDK's requests. Of a record to change, a field that it does not have is there only when
 * the person changed it; required fields always are.
 */
export type RecordValues<Fields extends readonly RecordField[]> = Merged<EntryOf<Fields[number]>>;
