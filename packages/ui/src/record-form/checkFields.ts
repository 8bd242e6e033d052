import { parseKenyanPhone, toNumber } from '@udongo/sdk/values';
import { formatDate } from '../lib/formatDate.ts';
import { isEmail } from '../lib/isEmail.ts';
import type { recordFormTexts } from '../lib/recordFormTexts.ts';
import { toDecimal } from '../lib/toDecimal.ts';
import type { LanguageTag, TranslateOf } from '../messages/index.ts';
import type { NumberRecordField, ShownField, Translator, TypedValues } from './RecordField.ts';
import { typedValue } from './recordValues.ts';

interface Words {
  t: TranslateOf<typeof recordFormTexts>;
  locale: LanguageTag;
  translator: Translator;
}

/** The messages of the rules that follow from the declaration of the fields, by name; '' for a fine one. */
export function checkFields(fields: readonly ShownField[], typed: TypedValues, words: Words) {
  return fields.map((field) => [field.name, checkField(field, typedValue(typed, field), words)] as const);
}

/** The error message; '' for none. */
function checkField(field: ShownField, value: unknown, { t, locale, translator }: Words): string {
  if (field.kind === 'checkbox') return '';
  const text = typeof value === 'string' ? value.trim() : String(value ?? '');
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
      return field.type === 'email' && !isEmail(text) ? t('recordForm.email') : '';
    case 'phone':
      return parseKenyanPhone(text) === null ? t('recordForm.phone') : '';
    case 'custom':
      return field.check?.(value, translator) ?? '';
    default:
      return '';
  }
}

function checkNumber(
  { label, min, max }: Pick<NumberRecordField, 'label' | 'min' | 'max'>,
  text: string,
  t: Words['t'],
): string {
  const number = toNumber(toDecimal(text));
  if (number === null) return t('recordForm.number', { label });
  if (min !== undefined && number < min) return t('recordForm.min', { label, min });
  return max !== undefined && number > max ? t('recordForm.max', { label, max }) : '';
}
