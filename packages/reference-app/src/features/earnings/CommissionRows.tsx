import type { CallOptions } from '@udongo/sdk';
import { formatNumber, toNumber } from '@udongo/sdk/values';
import { Card, codeOf, formatDate, Pagination, Table, useLocale } from '@udongo/ui';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { CommissionBadge } from '../../components/commission/CommissionBadge.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useEarningsText } from './earningsTexts.ts';

/** Each commission of the agent, the newest first. A new `version` asks again. */
export function CommissionRows({ version }: { version: number }) {
  const t = useEarningsText();
  const locale = useLocale();
  const { config, udongo } = useServices();
  const [page, setPage] = useState(1);
  const question = useMemo(() => ({ page, version }), [page, version]);
  const ask = useCallback(
    (wanted: { page: number }, options: CallOptions) =>
      udongo.commissions.list({ page: wanted.page, limit: 20, ordering: '-created_on' }, options),
    [udongo],
  );
  const { data, ...waiting } = useLoaded(ask, question);
  return (
    <Card
      title={t('earnings.list')}
      actions={
        !config.withoutScreens.includes('commissions') && (
          <Link className="udongo-button" data-variant="quiet" to="/commissions">
            {t('earnings.all')}
          </Link>
        )
      }
    >
      {!data && <Waiting {...waiting} />}
      {data?.count === 0 && <EmptyState title={t('commission.noneTitle')}>{t('earnings.none')}</EmptyState>}
      {data && data.count > 0 && (
        <Table
          caption={t('earnings.list')}
          rows={data.results}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'booking',
              header: t('commission.booking'),
              rowHeader: true,
              cell: (row) => (
                <Link to={`/bookings/${row.booking}`}>
                  {codeOf({ id: row.booking, code: row.booking_code })}
                </Link>
              ),
            },
            { key: 'date', header: t('commission.date'), cell: (row) => formatDate(locale, row.created_on) },
            {
              key: 'state',
              header: t('commission.state'),
              cell: ({ status }) => <CommissionBadge status={status} />,
            },
            {
              key: 'reference',
              header: t('commission.reference'),
              cell: ({ reference }) => reference || '-',
            },
            {
              key: 'amount',
              header: t('commission.amount'),
              align: 'end',
              cell: ({ amount }) => formatNumber(toNumber(amount), 2),
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
