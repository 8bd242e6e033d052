import type { FieldSettings, Translator } from '../RecordField.ts';
import { recordFieldTexts } from './recordFieldTexts.ts';

/** The error of a list with more than `limit` values; '' for none. */
export function checkCount(
  { label, limit = Number.POSITIVE_INFINITY }: Pick<FieldSettings, 'label'> & { limit?: number },
  list: readonly unknown[],
  translator: Translator,
): string {
  return list.length > limit
    ? translator(recordFieldTexts)('recordFields.limit', { label, count: limit })
    : '';
}
