import type { ComponentType, ReactNode } from 'react';
import type { CallOptions } from '../lib/usePort.ts';
import type { Catalogue, MessageGroups, TranslateOf } from '../messages/index.ts';
import type { FieldSpan, LoadOptions, LoadSelected, Option, OptionValue } from '../primitives/index.ts';

/** The values of a form as they are typed so far, nested by the names of its fields: texts, ticks, ids. */
export type TypedValues = Record<string, unknown>;

/** A choice of a list that is part of the form. */
interface FixedOption {
  value: string;
  label: string;
}

/** The settings that every field has. */
export interface FieldSettings {
  /** The request's key; in a nested object its path: 'user.profile.county'. */
  name: string;
  label: string;
  hint?: ReactNode;
  /**
   * The message when it is empty: 'County name is required'. A function of the values gives it only sometimes.
   * Without it, the field is optional.
   */
  required?: string | ((values: TypedValues) => string | undefined);
  /** Whether the field is shown with these values. A hidden one is not sent. Default: always. */
  visible?: (values: TypedValues) => boolean;
  /** Columns if there is room. Default 'half'; of a text area 'full'. */
  span?: FieldSpan;
}

/** Text on one line. An 'email' is checked unless empty. */
export interface TextRecordField extends FieldSettings {
  kind: 'text';
  /** Default 'text'. */
  type?: 'text' | 'email';
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
}

/** A Kenyan mobile number as people write it, saved as `+254` and 9 digits. */
export interface PhoneRecordField extends FieldSettings {
  kind: 'phone';
  placeholder?: string;
  /** Default 'tel'. */
  autoComplete?: string;
}

/** Text on several lines. */
export interface TextareaRecordField extends FieldSettings {
  kind: 'textarea';
  maxLength?: number;
}

/** A number, typed with a point or a comma. */
export interface NumberRecordField extends FieldSettings {
  kind: 'number';
  /** Shown after the label: 'KES', '%'. */
  unit?: string;
  min?: number;
  max?: number;
  placeholder?: string;
}

/** One of a few fixed values. */
export interface SelectRecordField extends FieldSettings {
  kind: 'select';
  /** A function of the values offers other choices for other values; a choice that is gone counts as empty. */
  options: readonly FixedOption[] | ((values: TypedValues) => readonly FixedOption[]);
}

/** On or off. */
export interface CheckboxRecordField extends Omit<FieldSettings, 'required'> {
  kind: 'checkbox';
  required?: never;
}

/** A calendar day. */
export interface DateRecordField extends FieldSettings {
  kind: 'date';
  /** yyyy-mm-dd. */
  min?: string;
  max?: string;
}

/** Another record, by id, out of a list that a port searches. Ids are numbers or texts. */
export interface LookupRecordField<Id extends OptionValue = number> extends FieldSettings {
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

/** Translates one of our groups of texts. A field of your own can have its texts from anywhere. */
export type Translator = <const Texts extends Catalogue>(english: MessageGroups<Texts>) => TranslateOf<Texts>;

/** The props of the control of a field of your own. It joins the `Field` around it with `useFieldControl`. */
export interface CustomControlProps<Settings = FieldSettings> {
  field: Settings;
  value: unknown;
  onValueChange: (value: unknown) => void;
  onBlur: () => void;
  /** Checks the value at once. By default, it is checked when the form is sent, and on each change from then on. */
  validate: () => void;
}

/**
 * A field of another kind: `moneyField`, `passwordField`, `multiSelectField`, `tagsField` and `fileField` make
 * such fields, and a host can make its own. `Saved` is the type of its value in the request.
 */
export interface CustomRecordField<Saved = unknown> extends FieldSettings {
  kind: 'custom';
  /** The control. Keep its identity stable. */
  Control: ComponentType<CustomControlProps<never>>;
  /** The value of the control for the record's value; undefined if the record has none. */
  toTyped: (stored: unknown) => unknown;
  /** The value to save; undefined leaves the field out. */
  toSaved: (typed: unknown, stored: unknown) => Saved;
  /** The error message of a value that isn't empty; '' for none. */
  check?: (typed: unknown, translator: Translator) => string;
  /** Says the value in words, in place of the hint; anything empty leaves the hint. */
  describe?: (typed: unknown, translator: Translator) => ReactNode;
  /** Shown after the label: 'KES'. */
  labelNote?: string;
}

/** One field of a declared form. */
export type RecordField =
  | TextRecordField
  | PhoneRecordField
  | TextareaRecordField
  | NumberRecordField
  | SelectRecordField
  | CheckboxRecordField
  | DateRecordField
  | AnyLookupRecordField
  | CustomRecordField;

/** Methods instead of function properties, so that ids of either kind fit. */
interface AnyLookupRecordField extends Omit<LookupRecordField, 'load' | 'loadSelected' | 'loadMore'> {
  load(search: string, options: CallOptions): Promise<readonly Option[]>;
  loadSelected(ids: readonly OptionValue[], options: CallOptions): Promise<readonly Option[]>;
  loadMore?(search: string, options: CallOptions): Promise<readonly Option[]>;
}

/** A field for the present values of the form. */
export type ShownField = RecordField extends infer Field
  ? Field extends RecordField
    ? Omit<Field, 'required' | 'visible' | 'options'> & {
        required?: string | undefined;
        options?: readonly FixedOption[];
        /** Its options depend on other values. */
        dependent?: boolean;
      }
    : never
  : never;

type OrNull<Field, Value> = Field extends { required: string } ? Value : Value | null;

type Loaded<Field> = Field extends { load: (...args: never) => Promise<readonly { value: infer Id }[]> }
  ? Id
  : never;

type Offered<Field> = Field extends {
  options: readonly { value: infer Value }[] | ((...args: never) => readonly { value: infer Value }[]);
}
  ? Value
  : never;

type SavedBy<Field> = Field extends { toSaved: (...args: never) => infer Saved } ? Saved : never;

interface ValueOfKind<Field> {
  text: string;
  phone: string;
  textarea: string;
  checkbox: boolean;
  select: OrNull<Field, Offered<Field>>;
  date: OrNull<Field, string>;
  number: OrNull<Field, number>;
  lookup: OrNull<Field, Loaded<Field>>;
  custom: Field extends { required: string } ? NonNullable<SavedBy<Field>> : SavedBy<Field>;
}

type ValueOf<Field> = Field extends { kind: infer Kind extends keyof ValueOfKind<Field> }
  ? ValueOfKind<Field>[Kind]
  : never;

/**
 * Optional fields are left out if they are hidden, or if the record to change does not have them and the person
 * did not change them.
 */
type Entry<Name extends string, Field> = Name extends `${infer Key}.${infer Path}`
  ? { [K in Key]: Entry<Path, Field> }
  : Field extends { visible: unknown }
    ? { [K in Name]?: ValueOf<Field> }
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
  : Field extends { kind: 'custom' }
    ? unknown
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
 * The values that a declared form saves: trimmed text ('' when empty), phone numbers as
 * +254…, numbers, ids, days as yyyy-mm-dd and choices (null when empty and not required), booleans, and what a
 * field of another kind saves. Fits the SDK's requests. For a record to change, a
 * field that it does not have is included only if the person changed it; required fields always are. A hidden
 * field never is.
 */
export type RecordValues<Fields extends readonly RecordField[]> = Merged<EntryOf<Fields[number]>>;
