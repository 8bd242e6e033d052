import { useEffect, useState } from 'react';
import { get } from 'react-hook-form';
import { recordFormTexts } from '../lib/recordFormTexts.ts';
import { useEvent } from '../lib/useEvent.ts';
import type { Port } from '../lib/usePort.ts';
import { useRecordState } from '../lib/useRecordState.ts';
import { useMerge } from '../merge/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { useTranslator } from '../provider/UdongoProvider.tsx';
import { checkFields } from './checkFields.ts';
import type { RecordField, RecordStart, RecordValues, TypedValues } from './RecordField.ts';
import type { DeclaredFields } from './RecordFormContext.ts';
import { type StartValues, showFields, toRecordValues, toTypedValues, typedValue } from './recordValues.ts';

export interface DeclaredFormParams<Fields extends readonly RecordField[], Saved> {
  /** Names the form, and is the title of its notifications: 'County'. */
  title: string;
  /** The fields in the order of the form. */
  fields: Fields;
  /** A new record empties the form after it is saved, a changed one stays. */
  mode: 'create' | 'update';
  /** The initial values, by the fields' names: the record itself fits. Read once. Default: empty. */
  values?: RecordStart<Fields> | undefined;
  /**
   * Reads the values of a stored record whose fields have other names: the function that made `values`. Called
   * when somebody else has changed the record. Default: the record has them.
   */
  toValues?: ((record: object) => RecordStart<Fields>) | undefined;
  /** Creates or changes the record: `(county, options) => udongo.counties.create(county, options)`. */
  save: Port<RecordValues<Fields>, Saved>;
  /** The notification after saving. */
  savedMessage: string;
  /** Rules beyond those of single fields: message by field name. */
  check?: (values: RecordValues<Fields>) => { readonly [Name in Fields[number]['name']]?: string };
  /** Called with the result of `save`. */
  onSaved?: ((saved: Saved) => void) | undefined;
}

/** The state of a form that is declared by its fields. */
export function useDeclaredForm<const Fields extends readonly RecordField[], Saved>({
  fields: declared,
  values,
  toValues,
  check,
  ...params
}: DeclaredFormParams<Fields, Saved>): DeclaredFields {
  const t = useMessages(recordFormTexts);
  const locale = useLanguageTag();
  const [record] = useState<StartValues>(() => ({ ...Object(values) }));
  const isUpdate = params.mode === 'update';
  // A tick means yes or no, so it cannot show a value that the server left out.
  const fields = declared.filter(
    ({ kind, name }) => !isUpdate || kind !== 'checkbox' || get(record, name) !== undefined,
  );
  const read = (next: object) => Object(toValues?.(next) ?? next);
  const merge = useMerge({
    record: isUpdate ? record : undefined,
    fields,
    toValues: read,
  });
  const translator = useTranslator();
  const toSaved = (typed: TypedValues) =>
    toRecordValues<Fields>(showFields(fields, typed), typed, isUpdate ? record : undefined);
  const controller = useRecordState<TypedValues, Saved, RecordValues<Fields> & object>({
    ...params,
    values: toTypedValues(fields, record),
    labels: (typed) => Object.fromEntries(showFields(fields, typed).map(({ name, label }) => [name, label])),
    check: (typed) => {
      const own = checkFields(showFields(fields, typed), typed, { t, locale, translator });
      const further = Object.entries<string | undefined>(check?.(toSaved(typed)) ?? {});
      return [...own, ...further].flatMap(([name, message]) =>
        message ? { path: name.split('.'), message } : [],
      );
    },
    toSent: (typed) => Object(toSaved(typed)),
    merge,
    toTyped: (next) => toTypedValues(fields, read(next)),
  });
  const { form } = controller;
  // A server's error is about a choice that was taken away with its option.
  const clearEmptied = useEvent(() => {
    const typed = form.getValues();
    for (const field of showFields(fields, typed)) {
      const { name, dependent } = field;
      const isEmptied = dependent && typedValue(typed, field) !== get(typed, name);
      if (isEmptied && form.getFieldState(name).error?.type === 'server') form.clearErrors(name);
    }
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: clearEmptied }),
    [form, clearEmptied],
  );
  const isDependent = fields.some((field) =>
    [field.visible, field.required, 'options' in field && field.options].some(
      (each) => typeof each === 'function',
    ),
  );
  return { controller, fields: showFields(fields, isDependent ? form.watch() : form.getValues()) };
}
