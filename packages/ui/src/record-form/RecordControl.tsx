import type { ComponentType } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatDate } from '../lib/formatDate.ts';
import { recordFormTexts } from '../lib/recordFormTexts.ts';
import { Checkbox, Combobox, Input, type OptionValue, Select, Textarea } from '../primitives/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { useTranslator } from '../provider/UdongoProvider.tsx';
import type { CustomControlProps, ShownField, TypedValues } from './RecordField.ts';
import { RecordFormField } from './RecordFormField.tsx';
import { typedValue } from './recordValues.ts';

interface RecordControlProps<Field> {
  field: Field;
  form: UseFormReturn<TypedValues>;
}

type Shown<Kind> = Extract<ShownField, { kind: Kind }>;

/** One declared field with its label, hint and error. */
export function RecordControl({ field, form }: RecordControlProps<ShownField>) {
  const locale = useLanguageTag();
  const { kind, name, label, hint, span = kind === 'textarea' ? 'full' : 'half' } = field;
  if (kind === 'custom') return <Controlled {...{ field, form }} Control={field.Control} />;
  if (kind === 'lookup') return <Controlled {...{ field, form }} Control={Lookup} />;
  // Browsers show their own order of day and month.
  const day = kind === 'date' && formatDate(locale, String(form.watch(name) ?? ''), 'long');
  const counterMax = kind === 'textarea' && field.maxLength;
  return (
    <RecordFormField
      path={name}
      label={kind === 'checkbox' ? null : label}
      labelNote={kind === 'number' && field.unit}
      required={field.required !== undefined}
      hint={day || hint}
      span={span}
      {...(counterMax && { counterMax })}
    >
      <Control field={field} form={form} />
    </RecordFormField>
  );
}

function Control({ field, form }: RecordControlProps<ShownField>) {
  const t = useMessages(recordFormTexts);
  const control = form.register(field.name);
  switch (field.kind) {
    case 'text': {
      const { type = 'text', maxLength, placeholder, autoComplete } = field;
      return <Input {...{ type, maxLength, placeholder, autoComplete }} {...control} />;
    }
    case 'phone': {
      const { placeholder, autoComplete = 'tel' } = field;
      return <Input type="tel" {...{ placeholder, autoComplete }} {...control} />;
    }
    case 'textarea':
      return <Textarea maxLength={field.maxLength} {...control} />;
    case 'number':
      return <Input inputMode="decimal" placeholder={field.placeholder} {...control} />;
    case 'date':
      return <Input type="date" min={field.min} max={field.max} {...control} />;
    case 'select': {
      const { options = [], dependent } = field;
      // The browser would go on showing a choice that is gone.
      const shown = dependent && { value: String(typedValue(form.getValues(), field)) };
      return <Select placeholder={t('field.choose')} options={options} {...control} {...shown} />;
    }
    case 'checkbox':
      return <Checkbox label={field.label} {...control} />;
    default:
      return null;
  }
}

interface ControlledProps extends RecordControlProps<Shown<'custom' | 'lookup'>> {
  Control: ComponentType<CustomControlProps<never>>;
}

/** A field whose control is told its value, with the value in words below if the field says it. */
function Controlled({ field, form, Control }: ControlledProps) {
  const { name, label, hint, required, span = 'half' } = field;
  const translator = useTranslator();
  const custom = field.kind === 'custom' ? field : undefined;
  return (
    <Controller
      control={form.control}
      name={name}
      defaultValue={typedValue({}, field)}
      render={({ field: { value, onChange, onBlur } }) => (
        <RecordFormField
          path={name}
          {...{ label, span }}
          labelNote={custom?.labelNote}
          hint={custom?.describe?.(value, translator) || hint}
          required={required !== undefined}
        >
          <Control
            // Each control gets the field that was declared with it.
            field={field as never}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            validate={() => void form.trigger(name)}
          />
        </RecordFormField>
      )}
    />
  );
}

function Lookup({
  field: { name: _, ...settings },
  value,
  onValueChange,
  onBlur,
}: CustomControlProps<Shown<'lookup'>>) {
  return (
    <Combobox<OptionValue>
      {...settings}
      value={typeof value === 'number' || typeof value === 'string' ? value : null}
      onValueChange={onValueChange}
      onBlur={onBlur}
    />
  );
}
