import type { AuditEntry } from '@udongo/sdk';
import { formatDate, type Locale } from '@udongo/ui';
import { auditFields } from './auditFields.ts';

/** The key of the word for what was done; the entry itself says only which fields changed. */
export function deedOf({ kind, operation, table, changes }: AuditEntry) {
  const pairs = Object.values(changes);
  const isNew = pairs.every(([before]) => before === null);
  const isGone = pairs.length > 0 && pairs.every(([, after]) => after === null);
  if (kind === 'refusal') return operation === 'auth.login' ? 'failedLogin' : 'refusal';
  if (kind === 'login') return isGone ? 'logout' : 'login';
  if (kind === 'read') return 'read';
  if (isGone) return 'deleted';
  return isNew && (table === '' || 'created_on' in changes || pairs.length > 1) ? 'added' : 'changed';
}

/** The name of a field in plain words; one that has none yet is said as it is stored. */
export function fieldName(locale: Locale, field: string): string {
  const words = field.replace(/_(id|on)$/, '').replaceAll('_', ' ');
  const english = words.charAt(0).toUpperCase() + words.slice(1);
  return (locale === 'sw' && auditFields[field]) || english;
}

interface ValueWords {
  locale: Locale;
  yes: string;
  no: string;
  nothing: string;
  masked: string;
}

/** A stored value as people read it. */
export function fieldValue(value: unknown, { locale, yes, no, nothing, masked }: ValueWords): string {
  if (value === null || value === undefined || value === '') return nothing;
  if (value === '•••') return masked;
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatDate(locale, value, 'time');
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(locale, value);
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
