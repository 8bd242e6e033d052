import type { CallOptions, Commission } from '@udongo/sdk';
import { formatKes, formatNumber, toNumber } from '@udongo/sdk/values';
import { Button, Card, formatDate, Pagination, Table, useLocale } from '@udongo/ui';
import { useCallback, useMemo, useState } from 'react';
import { ActionDialog } from '../../../components/ActionDialog.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { csvName } from '../../../lib/csvName.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { useMoneyText } from './moneyTexts.ts';
import { usePageBefore } from './usePageBefore.ts';
import { useSaveCsv } from './useSaveCsv.ts';

interface PaidOutCardProps {
  /** Of the page; files are named so. */
  title: string;
  /** A new one asks again. */
  version: number;
  onUndone: () => void;
}

/** Commissions that were paid out, each with its reference and its batch. */
export function PaidOutCard({ title, version, onUndone }: PaidOutCardProps) {
  const t = useMoneyText();
  const locale = useLocale();
  const { records, toaster } = useServices();
  const csv = useSaveCsv();
  const [page, setPage] = useState(1);
  const [undoing, setUndoing] = useState<number>();
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
  const isGone = usePageBefore(waiting.error, page, setPage);
  const undo = async (batch: number) => {
    const { total } = await records.commissions.undoPayout({ batch });
    toaster.show({
      tone: 'success',
      message: t('payouts.undone', { amount: formatKes(toNumber(total) ?? 0) }),
    });
    setUndoing(undefined);
    onUndone();
  };
  const saveBatch = (batch: number) =>
    csv.save(csvName(`${title} ${batch}`), (options) =>
      records.commissions.downloadPayoutsCsv({ batch }, options),
    );
  return (
    <Card title={t('payouts.paid')}>
      {(!data || (waiting.status === 'error' && !isGone)) && <Waiting {...waiting} />}
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
              cell: ({ batch, disbursed_on }) =>
                batch ? (
                  <span className="app-money__code">
                    <Button size="small" variant="quiet" onClick={() => void saveBatch(batch)}>
                      {t('payouts.batchCsv', { batch: String(batch) })}
                    </Button>
                    {isOfToday(disbursed_on) && (
                      <Button
                        size="small"
                        variant="quiet"
                        aria-label={t('payouts.undoBatch', { batch: String(batch) })}
                        onClick={() => setUndoing(batch)}
                      >
                        {t('payouts.undo')}
                      </Button>
                    )}
                  </span>
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
      {undoing !== undefined && (
        <ActionDialog
          title={t('payouts.undoTitle', { batch: String(undoing) })}
          description={[
            ...new Set(
              data?.results
                .filter(({ batch }) => batch === undoing)
                .map(({ agrovet_name, reference }) => [agrovet_name, reference].filter(Boolean).join(', ')),
            ),
            t('payouts.undoHint'),
          ].join('. ')}
          submit={t('payouts.undoDo')}
          variant="danger"
          isQuestion
          act={() => undo(undoing)}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </Card>
  );
}

/** Whether it is less than a day ago: so long a service undoes it. */
function isOfToday(instant: string | null): boolean {
  return instant !== null && Date.now() - Date.parse(instant) < 86_400_000;
}
