import { Controller, type UseFormReturn } from 'react-hook-form';
import { formatDate } from '../lib/formatDate.ts';
import { passwordStrength } from '../lib/passwordStrength.ts';
import {
  Checkbox,
  Combobox,
  Input,
  type OptionValue,
  PasswordInput,
  Select,
  Textarea,
} from '../primitives/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import type { DateRecordField, RecordField, TextRecordField } from './RecordField.ts';
import { RecordFormField } from './RecordFormField.tsx';
import { recordFormTexts } from './recordFormTexts.ts';
import type { TypedValues } from './recordValues.ts';

interface RecordControlProps<Field> {
  field: Field;
  form: UseFormReturn<TypedValues>;
}

/** One declared field with its label, hint and error. */
export function RecordControl({ field, form }: RecordControlProps<RecordField>) {
  const { kind, name, label, hint, span = kind === 'textarea' ? 'full' : 'half' } = field;
  if (kind === 'date') return <DateControl field={field} form={form} />;
  if (kind === 'text' && field.type === 'password') return <PasswordControl field={field} form={form} />;
  const counterMax = kind === 'textarea' && field.maxLength;
  return (
    <RecordFormField
      path={name}
      label={kind === 'checkbox' ? null : label}
      labelNote={kind === 'number' && field.unit}
      required={kind !== 'checkbox' && field.required !== undefined}
      {...{ hint, span }}
      {...(counterMax && { counterMax })}
    >
      <Control field={field} form={form} />
    </RecordFormField>
  );
}

function Control({ field, form }: RecordControlProps<Exclude<RecordField, DateRecordField>>) {
  const t = useMessages(recordFormTexts);
  const { name } = field;
  switch (field.kind) {
    case 'text': {
      const { type = 'text', maxLength, placeholder, autoComplete } = field;
      return <Input {...{ type, maxLength, placeholder, autoComplete }} {...form.register(name)} />;
    }
    case 'textarea':
      return <Textarea maxLength={field.maxLength} {...form.register(name)} />;
    case 'number':
      return <Input inputMode="decimal" placeholder={field.placeholder} {...form.register(name)} />;
    case 'select':
      return <Select placeholder={t('field.choose')} options={field.options} {...form.register(name)} />;
    case 'checkbox':
      return <Checkbox label={field.label} {...form.register(name)} />;
    case 'lookup': {
      const { load, loadSelected, loadMore, ...settings } = field;
      const { keepTyped, emptyMessage, placeholder, debounceMs } = settings;
      return (
        <Controller
          control={form.control}
          name={name}
          render={({ field: { value, onChange, onBlur } }) => (
            <Combobox<OptionValue>
              load={load}
              loadSelected={loadSelected}
              loadMore={loadMore}
              {...(keepTyped !== undefined && { keepTyped })}
              value={typeof value === 'number' || typeof value === 'string' ? value : null}
              onValueChange={onChange}
              onBlur={onBlur}
              {...(emptyMessage !== undefined && { emptyMessage })}
              {...(placeholder !== undefined && { placeholder })}
              {...(debounceMs !== undefined && { debounceMs })}
            />
          )}
        />
      );
    }
  }
}

/** Shows the chosen day below in words: browsers show their own order of day and month. */
function DateControl({ field, form }: RecordControlProps<DateRecordField>) {
  const { name, label, hint, required, span = 'half', min, max } = field;
  const locale = useLanguageTag();
  const date = form.watch(name);
  return (
    <RecordFormField
      path={name}
      {...{ label, span }}
      hint={formatDate(locale, typeof date === 'string' ? date : '', 'long') || hint}
      required={required !== undefined}
    >
      <Input type="date" {...{ min, max }} {...form.register(name)} />
    </RecordFormField>
  );
}

/** Shows the strength of a new password below, in place of the hint. */
function PasswordControl({ field, form }: RecordControlProps<TextRecordField>) {
  const { name, label, hint, required, span = 'half', maxLength, autoComplete } = field;
  const t = useMessages(recordFormTexts);
  const typed = form.watch(name);
  const isNew = autoComplete === 'new-password' && typeof typed === 'string' && typed !== '';
  return (
    <RecordFormField
      path={name}
      {...{ label, span }}
      hint={isNew ? <span role="status">{t(`password.${passwordStrength(typed)}`)}</span> : hint}
      required={required !== undefined}
    >
      <PasswordInput {...{ maxLength, autoComplete }} {...form.register(name)} />
    </RecordFormField>
  );
}
