import { parseKenyanPhone, toNumber } from '@udongo/sdk/values';
import { formatDate } from '../lib/formatDate.ts';
import { isEmail } from '../lib/isEmail.ts';
import { toDecimal } from '../lib/toDecimal.ts';
import type { LanguageTag, TranslateOf } from '../messages/index.ts';
import type { NumberRecordField, RecordField } from './RecordField.ts';
import type { recordFormTexts } from './recordFormTexts.ts';
import { type TypedValues, typedValue } from './recordValues.ts';
import type { FormIssue } from './useRecordForm.ts';

interface Words {
  t: TranslateOf<typeof recordFormTexts>;
  locale: LanguageTag;
}

/** Checks the rules that follow from the declaration of the fields. */
export function checkFields(fields: readonly RecordField[], typed: TypedValues, words: Words): FormIssue[] {
  return fields.flatMap((field) => {
    const message = checkField(field, typedValue(typed, field.name), words);
    return message === '' ? [] : [{ path: field.name.split('.'), message }];
  });
}

/** The error message; '' for none. */
function checkField(field: RecordField, value: ReturnType<typeof typedValue>, { t, locale }: Words): string {
  if (field.kind === 'checkbox') return '';
  const text = typeof value === 'string' ? value.trim() : value === null ? '' : String(value);
  if (text === '') return field.required ?? '';
  switch (field.kind) {
    case 'number':
      return checkNumber(field, text, t);
    case 'date': {
      const { label, min = '', max = text } = field;
      if (text < min) return t('recordForm.dateMin', { label, date: formatDate(locale, min, 'long') });
      return text > max ? t('recordForm.dateMax', { label, date: formatDate(locale, max, 'long') }) : '';
    }
    case 'text':
      if (field.type === 'email' && !isEmail(text)) return t('recordForm.email');
      return field.type === 'tel' && parseKenyanPhone(text) === null ? t('recordForm.phone') : '';
    default:
      return '';
  }
}

function checkNumber({ label, min, max }: NumberRecordField, text: string, t: Words['t']): string {
  const number = toNumber(toDecimal(text));
  if (number === null) return t('recordForm.number', { label });
  if (min !== undefined && number < min) return t('recordForm.min', { label, min });
  return max !== undefined && number > max ? t('recordForm.max', { label, max }) : '';
}
