import type { CallOptions, Commission } from '@udongo/sdk';
import { formatNumber, toNumber } from '@udongo/sdk/values';
import { Button, Card, Checkbox, codeOf, formatDate, Pagination, Table, useLocale } from '@udongo/ui';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { PhoneLinks } from '../../../components/PhoneLinks.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { csvName } from '../../../lib/csvName.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import type { Resource } from '../defineResource.tsx';
import { useMoneyText } from './moneyTexts.ts';
import { PaidOutCard } from './PaidOutCard.tsx';
import { PayOutDialog, sumOf } from './PayOutDialog.tsx';
import { useSaveCsv } from './useSaveCsv.ts';
import './money.css';

/** Commissions that agents asked for, paid out one by one or as a batch, and those that were paid out. */
function PayoutsPage({ title }: { title: string }) {
  const t = useMoneyText();
  const [version, setVersion] = useState(0);
  return (
    <>
      <PageTitle intro={t('payouts.intro')}>{title}</PageTitle>
      <AskedCard key={version} title={title} onPaid={() => setVersion(version + 1)} />
      <PaidOutCard title={title} version={version} />
    </>
  );
}

interface AskedCardProps {
  /** Of the page; the file is named so. */
  title: string;
  onPaid: () => void;
}

function AskedCard({ title, onPaid }: AskedCardProps) {
  const t = useMoneyText();
  const locale = useLocale();
  const { records } = useServices();
  const csv = useSaveCsv();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly Commission[]>([]);
  const [paying, setPaying] = useState<readonly Commission[]>();
  const question = useMemo(() => ({ page }), [page]);
  const ask = useCallback(
    (wanted: { page: number }, options: CallOptions) =>
      records.commissions.list({ ...wanted, status: 'collected', limit: 100, ordering: 'id' }, options),
    [records],
  );
  const { data, ...waiting } = useLoaded(ask, question);
  const isChosen = ({ id }: Commission) => chosen.some((one) => one.id === id);
  const rows = data?.results ?? [];
  const names = (row: Commission) => ({ agent: row.agrovet_name ?? '', code: codeOfBooking(row) });
  const toggle = (row: Commission) =>
    setChosen(isChosen(row) ? chosen.filter(({ id }) => id !== row.id) : [...chosen, row]);
  const others = chosen.filter(({ id }) => !rows.some((row) => row.id === id));
  return (
    <Card title={t('payouts.asked')}>
      {!data && <Waiting {...waiting} />}
      {data?.count === 0 && <EmptyState title={t('payouts.noneTitle')}>{t('payouts.none')}</EmptyState>}
      {data && data.count > 0 && (
        <>
          <div className="app-money__bar">
            <Checkbox
              label={t('payouts.chooseAll')}
              checked={rows.every(isChosen)}
              onChange={({ target }) => setChosen(target.checked ? [...others, ...rows] : others)}
            />
            <Button
              pending={csv.pending}
              onClick={() =>
                void csv.save(csvName(title), (options) =>
                  records.commissions.downloadPayoutsCsv({}, options),
                )
              }
            >
              {t('payouts.csv')}
            </Button>
          </div>
          <Table
            caption={t('payouts.asked')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'agent',
                header: t('payouts.agent'),
                rowHeader: true,
                cell: (row) => (
                  <Checkbox
                    label={row.agrovet_name}
                    aria-label={t('payouts.choose', names(row))}
                    checked={isChosen(row)}
                    onChange={() => toggle(row)}
                  />
                ),
              },
              {
                key: 'booking',
                header: t('payouts.booking'),
                cell: (row) => (
                  <Link className="app-money__code" to={`/bookings/${row.booking}`}>
                    {codeOfBooking(row)}
                  </Link>
                ),
              },
              {
                key: 'phone',
                header: t('payouts.phone'),
                cell: ({ phone_number }) => (phone_number ? <PhoneLinks phone={phone_number} /> : '-'),
              },
              {
                key: 'on',
                header: t('payouts.on'),
                cell: ({ collected_on }) => formatDate(locale, collected_on ?? ''),
              },
              {
                key: 'amount',
                header: t('payouts.amount'),
                align: 'end',
                cell: ({ amount }) => formatNumber(toNumber(amount), 2),
              },
              {
                key: 'actions',
                header: t('payouts.actions'),
                cell: (row) => (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('payouts.oneOf', names(row))}
                    onClick={() => setPaying([row])}
                  >
                    {t('payouts.one')}
                  </Button>
                ),
              },
            ]}
          />
          {data.total_pages > 1 && (
            <Pagination page={page} totalPages={data.total_pages} onPageChange={setPage} />
          )}
          {chosen.length > 0 && (
            <div className="app-money__chosen">
              <p role="status">
                {t('payouts.chosen', { count: String(chosen.length), amount: sumOf(chosen) })}
              </p>
              <Button variant="primary" onClick={() => setPaying(chosen)}>
                {t('payouts.batch')}
              </Button>
            </div>
          )}
        </>
      )}
      {paying && <PayOutDialog commissions={paying} onClose={() => setPaying(undefined)} onDone={onPaid} />}
    </Card>
  );
}

function codeOfBooking({ booking, booking_code }: Commission): string {
  return codeOf({ id: booking, code: booking_code });
}

export const resource: Resource = { Page: PayoutsPage };
