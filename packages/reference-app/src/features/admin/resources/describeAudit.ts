import { formatDate, type Locale } from '@udongo/ui';
import type { NameKind } from '../../../lib/createRecordNames.ts';
import type { NameOf } from '../../../services/useRecordNames.ts';
import { auditFields } from './auditFields.ts';

/** The name of a field in plain words; one that has none yet is said as it is stored. */
export function fieldName(locale: Locale, field: string): string {
  const words = field.replace(/_(id|on)$/, '').replaceAll('_', ' ');
  const english = words.charAt(0).toUpperCase() + words.slice(1);
  return (locale === 'sw' && auditFields[field]) || english;
}

interface ValueWords {
  nameOf: NameOf;
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
  if (kind && typeof value === 'number') return nameOf(kind, value);
  if (value === null || value === undefined || value === '') return nothing;
  if (value === '•••') return masked;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatDate(locale, value, 'time');
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(locale, value);
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
