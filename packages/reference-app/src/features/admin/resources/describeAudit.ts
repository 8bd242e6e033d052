import { bookingStatuses, testTypes } from '@udongo/sdk/values';
import { formatDate, type Locale } from '@udongo/ui';
import { statusKeyOf } from '../../../lib/bookingFacts.ts';
import type { NameKind } from '../../../lib/createRecordNames.ts';
import type { Words } from '../../../lib/useWords.ts';
import type { AppTranslate } from '../../../messages/Language.ts';
import type { NameOf } from '../../../services/useRecordNames.ts';
import { auditFields } from './auditFields.ts';
import { auditStates } from './auditStates.ts';

/** The name of a field in plain words; one that has none yet is said as it is stored. */
export function fieldName(locale: Locale, field: string): string {
  const words = field.replace(/_(id|on)$/, '').replaceAll('_', ' ');
  const english = words.charAt(0).toUpperCase() + words.slice(1);
  return (locale === 'sw' && auditFields[field]) || english;
}

interface ValueWords {
  nameOf: NameOf;
  /** Words of the app, for the values that its screens show in words. */
  app: AppTranslate;
  testType: Words['testType'];
  locale: Locale;
  yes: string;
  no: string;
  nothing: string;
  masked: string;
}

/** The kinds of names by which ids in these fields are read. */
const namedBy: Readonly<Record<string, NameKind>> = {
  agent_id: 'agrovet',
  county_id: 'county',
  // A filter of a downloaded list has no `_id`.
  county: 'county',
  crop_id: 'crop',
  main_crop_id: 'crop',
  referrer_agent_id: 'referrer',
  referrer_id: 'referrer',
};
/** The kinds of names that entries need. */
export const auditNames = [...new Set(Object.values(namedBy))];

/** A stored value of a field as people read it. */
export function fieldValue(field: string, value: unknown, words: ValueWords): string {
  const { locale, yes, no, nothing, masked, nameOf } = words;
  const kind = namedBy[field];
  if (kind && /^\d+$/.test(String(value))) return nameOf(kind, Number(value));
  if (value === null || value === undefined || value === '') return nothing;
  if (value === '•••') return masked;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatDate(locale, value, 'time');
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(locale, value);
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'object') return JSON.stringify(value);
  return wordOfScreen(field, String(value), words) ?? String(value);
}

/** The word that the screens have for a value of these fields; undefined for others. */
function wordOfScreen(field: string, value: string, { app, testType, locale }: ValueWords) {
  const status = bookingStatuses.find((known) => known === value);
  if (status) return app(statusKeyOf(status));
  const test = testTypes.find((known) => known.value === value);
  if (test) return testType(test.value);
  if (value === 'true' || value === 'false') return app(value === 'true' ? 'admin.yes' : 'admin.no');
  return field === 'status' || field === 'payment' ? auditStates[value]?.[locale] : undefined;
}
