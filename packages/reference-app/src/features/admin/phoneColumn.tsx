import { formatPhone } from '@udongo/sdk/values';
import type { AdminListColumn } from '@udongo/ui';
import { PhoneLinks } from '../../components/PhoneLinks.tsx';
import type { AppTranslate } from '../../messages/translator.ts';

/** A column of phone numbers that can be called; a row without one shows `otherwise`. */
export function phoneColumn<Row>(
  app: AppTranslate,
  phoneOf: (row: Row) => string | null | undefined,
  otherwise: (row: Row) => string | undefined = () => undefined,
): AdminListColumn<Row> {
  return {
    key: 'phone',
    header: app('admin.phone'),
    value: (row) => formatPhone(phoneOf(row)) || otherwise(row),
    cell: (row) => (phoneOf(row) ? <PhoneLinks phone={phoneOf(row)} /> : otherwise(row) || '-'),
  };
}
