import type { CallOptions, Commission } from '@udongo/sdk';
import { formatNumber, toNumber } from '@udongo/sdk/values';
import { Button, Card, formatDate, Pagination, Table, useLocale } from '@udongo/ui';
import { useCallback, useMemo, useState } from 'react';
import { Waiting } from '../../../components/Waiting.tsx';
import { csvName } from '../../../lib/csvName.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { useMoneyText } from './moneyTexts.ts';
import { useSaveCsv } from './useSaveCsv.ts';

interface PaidOutCardProps {
  /** Of the page; files are named so. */
  title: string;
  /** A new one asks again. */
  version: number;
}

/** Commissions that were paid out, each with its reference and its batch. */
export function PaidOutCard({ title, version }: PaidOutCardProps) {
  const t = useMoneyText();
  const locale = useLocale();
  const { records } = useServices();
  const csv = useSaveCsv();
  const [page, setPage] = useState(1);
  const question = useMemo(() => ({ page, version }), [page, version]);
  const ask = useCallback(
    (wanted: { page: number }, options: CallOptions) =>
      records.commissions.list(
        { page: wanted.page, status: 'disbursed', limit: 10, ordering: '-id' },
        options,
      ),
    [records],
  );
  const { data, ...waiting } = useLoaded(ask, question);
  const saveBatch = (batch: number) =>
    csv.save(csvName(`${title} ${batch}`), (options) =>
      records.commissions.downloadPayoutsCsv({ batch }, options),
    );
  return (
    <Card title={t('payouts.paid')}>
      {!data && <Waiting {...waiting} />}
      {data && (
        <Table
          caption={t('payouts.paid')}
          rows={data.results}
          rowKey={({ id }) => id}
          empty={t('payouts.nonePaid')}
          columns={[
            {
              key: 'agent',
              header: t('payouts.agent'),
              rowHeader: true,
              cell: ({ agrovet_name }: Commission) => agrovet_name,
            },
            { key: 'booking', header: t('payouts.booking'), cell: ({ booking_code }) => booking_code ?? '-' },
            {
              key: 'on',
              header: t('payouts.paidOn'),
              cell: ({ disbursed_on }) => formatDate(locale, disbursed_on ?? ''),
            },
            { key: 'reference', header: t('payouts.reference'), cell: ({ reference }) => reference || '-' },
            {
              key: 'amount',
              header: t('payouts.amount'),
              align: 'end',
              cell: ({ amount }) => formatNumber(toNumber(amount), 2),
            },
            {
              key: 'batch',
              header: t('payouts.batchNumber'),
              cell: ({ batch }) =>
                batch ? (
                  <Button size="small" variant="quiet" onClick={() => void saveBatch(batch)}>
                    {t('payouts.batchCsv', { batch: String(batch) })}
                  </Button>
                ) : (
                  '-'
                ),
            },
          ]}
        />
      )}
      {data && data.total_pages > 1 && (
        <Pagination page={page} totalPages={data.total_pages} onPageChange={setPage} />
      )}
    </Card>
  );
}
