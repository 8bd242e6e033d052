import type { CallOptions } from '@udongo/sdk';
import { formatNumber, toNumber } from '@udongo/sdk/values';
import { Button, Card, formatDate, Table, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { useMoneyText } from './moneyTexts.ts';

/** The results of the server's nightly reconciliations; nothing before the first one. */
export function NightsCard({ onOpen }: { onOpen: (date: string) => void }) {
  const t = useMoneyText();
  const locale = useLocale();
  const { records } = useServices();
  const ask = useCallback(
    (_: null, options: CallOptions) => records.payments.listReconciliations({ limit: 31 }, options),
    [records],
  );
  const { data } = useLoaded(ask, null);
  if (!data || data.count === 0) return null;
  return (
    <Card title={t('reconcile.nights')}>
      <p className="app-quiet">{t('reconcile.nightsNote')}</p>
      <Table
        caption={t('reconcile.nights')}
        rows={data.results}
        rowKey={({ date, provider }) => `${date} ${provider}`}
        columns={[
          {
            key: 'date',
            header: t('reconcile.day'),
            rowHeader: true,
            cell: ({ date }) => (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('reconcile.open', { date: formatDate(locale, date) })}
                onClick={() => onOpen(date)}
              >
                {formatDate(locale, date)}
              </Button>
            ),
          },
          {
            key: 'differences',
            header: t('reconcile.differences'),
            align: 'end',
            cell: ({ differences, is_complete }) =>
              is_complete
                ? formatNumber(differences)
                : t('reconcile.notComplete', { count: formatNumber(differences) }),
          },
          {
            key: 'provider',
            header: t('reconcile.atProvider'),
            align: 'end',
            cell: ({ provider_total }) => formatNumber(toNumber(provider_total), 2),
          },
          {
            key: 'books',
            header: t('reconcile.inBooks'),
            align: 'end',
            cell: ({ books_total }) => formatNumber(toNumber(books_total), 2),
          },
          {
            key: 'checked',
            header: t('reconcile.checked'),
            cell: ({ checked_on }) => formatDate(locale, checked_on, 'time'),
          },
        ]}
      />
    </Card>
  );
}
