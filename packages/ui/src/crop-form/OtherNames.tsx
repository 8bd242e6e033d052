import type { Crop, OtherCropName } from '@udongo/sdk';
import { formatDate } from '../lib/formatDate.ts';
import type { DrawSlot } from '../lib/slots.ts';
import { Alert, Button, Pagination, Table, type TableColumn } from '../primitives/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import type { CropFormApi, CropFormSlots } from './CropFormProps.ts';
import { cropFormTexts } from './cropFormTexts.ts';
import { type OtherNamesOrdering, useOtherNames } from './useOtherNames.ts';

interface OtherNamesProps {
  api: CropFormApi;
  crop: Crop;
  slot: DrawSlot<CropFormSlots>;
}

/** The other names of this crop: a read-only table, by id unless sorted otherwise. */
export function OtherNames({ api, crop, slot }: OtherNamesProps) {
  const t = useMessages(cropFormTexts);
  const locale = useLanguageTag();
  const names = useOtherNames(api, crop.id);
  const columns: TableColumn<OtherCropName>[] = [
    {
      ...{ key: 'name', header: t('cropForm.otherName'), ordering: 'name', rowHeader: true },
      cell: ({ name }) => name,
    },
    {
      ...{ key: 'county', header: t('cropForm.county') },
      cell: ({ county }) => (names.isNaming ? '' : names.countyName(county)),
    },
    {
      ...{ key: 'updated', header: t('cropForm.updatedOn') },
      cell: ({ updated_on }) => formatDate(locale, updated_on, 'short'),
    },
    { key: 'id', header: t('cropForm.id'), cell: ({ id }) => id, ordering: 'id' },
  ];
  return slot(
    'otherNames',
    <section aria-label={t('cropForm.otherNames')}>
      {slot('otherNamesTitle', <h3>{t('cropForm.otherNames')}</h3>)}
      {names.status === 'error' && (
        <Alert tone="error">
          <p>{t('cropForm.namesFailed')}</p>
          <Button onClick={names.retry}>{t('common.retry')}</Button>
        </Alert>
      )}
      <Table
        caption={t('cropForm.otherNames')}
        columns={columns}
        rows={names.rows}
        rowKey={({ id }) => id}
        ordering={names.ordering}
        // Only columns of the type have an ordering.
        onOrderingChange={(ordering) => names.setOrdering(ordering as OtherNamesOrdering)}
        pending={names.status === 'idle' || names.status === 'pending'}
        empty={names.status === 'success' && t('cropForm.noOtherNames')}
      />
      {names.rows.length > 0 && (
        <Pagination
          page={names.page}
          totalPages={names.totalPages}
          onPageChange={names.setPage}
          limit={names.limit}
          onLimitChange={names.setLimit}
        />
      )}
    </section>,
  );
}
