import { type ReactNode, useState } from 'react';
import { get } from 'react-hook-form';
import type { FormElementProps } from '../lib/ownForm.ts';
import type { SlotProps } from '../lib/slots.ts';
import type { Port } from '../lib/usePort.ts';
import { FieldGrid } from '../primitives/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { checkFields } from './checkFields.ts';
import { RecordControl } from './RecordControl.tsx';
import type { RecordField, RecordStart, RecordValues } from './RecordField.ts';
import { RecordFormFrame, type RecordFormSlots, type RecordFormState } from './RecordFormFrame.tsx';
import { recordFormTexts } from './recordFormTexts.ts';
import { type StartValues, type TypedValues, toRecordValues, toTypedValues } from './recordValues.ts';
import { useRecordForm } from './useRecordForm.ts';

export interface RecordFormProps<Fields extends readonly RecordField[], Saved>
  extends SlotProps<RecordFormSlots, RecordFormState>,
    FormElementProps {
  /** Names the form, and is the title of its notifications: 'County'. */
  title: string;
  /** The fields in the order of the form. */
  fields: Fields;
  /** A new record empties the form after it is saved, a changed one stays. */
  mode: 'create' | 'update';
  /** The initial values, by the fields' names: the record itself fits. Read once. Default: empty. */
  values?: RecordStart<Fields> | undefined;
  /** Creates or changes the record: `(county, options) => udongo.counties.create(county, options)`. */
  save: Port<RecordValues<Fields>, Saved>;
  /** The notification after saving. */
  savedMessage: string;
  /** Rules beyond those of single fields: message by field name. */
  check?: (values: RecordValues<Fields>) => { readonly [Name in Fields[number]['name']]?: string };
  /** Called with the result of `save`. */
  onSaved?: (saved: Saved) => void;
  /** Called by the button that leaves without saving. Without it, there is no such button. */
  onCancel?: () => void;
  /** Default 'Save'. */
  submitLabel?: ReactNode;
}

/**
 * A form that creates or changes a simple record, declared by its fields, which type the values of `save`: a
 * request of the SDK that misses a field is a compile error. A changed record is saved with the fields that
 * it had and those that the person changed; fields that the server never answered are not sent, and a tick
 * that it never answered is not shown. Declare `fields` with `as const satisfies readonly RecordField[]`, or
 * in place.
 */
export function RecordForm<const Fields extends readonly RecordField[], Saved>({
  title,
  fields: declared,
  mode,
  values,
  save,
  savedMessage,
  check,
  onSaved,
  ...frame
}: RecordFormProps<Fields, Saved>) {
  const t = useMessages(recordFormTexts);
  const locale = useLanguageTag();
  const [record] = useState<StartValues>(() => ({ ...Object(values) }));
  // A tick means yes or no, so it cannot show a value that the server left out.
  const fields = declared.filter(
    ({ kind, name }) => mode === 'create' || kind !== 'checkbox' || get(record, name) !== undefined,
  );
  const toSaved = (typed: TypedValues) =>
    toRecordValues<Fields>(fields, typed, mode === 'update' ? record : undefined);
  const controller = useRecordForm<TypedValues, Saved>({
    ...{ title, mode, savedMessage, onSaved },
    values: toTypedValues(fields, record),
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    check: (typed) => {
      const own = checkFields(fields, typed, { t, locale });
      const further = Object.entries<string | undefined>(check?.(toSaved(typed)) ?? {});
      return [
        ...own,
        ...further.flatMap(([name, message]) => (message ? [{ path: name.split('.'), message }] : [])),
      ];
    },
    save: (typed, options) => save(toSaved(typed), options),
    toSent: (typed) => Object(toSaved(typed)),
  });
  return (
    <RecordFormFrame controller={controller} {...frame}>
      <FieldGrid>
        {fields.map((field) => (
          <RecordControl key={field.name} field={field} form={controller.form} />
        ))}
      </FieldGrid>
    </RecordFormFrame>
  );
}
