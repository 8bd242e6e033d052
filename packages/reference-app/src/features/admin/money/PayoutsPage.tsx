import type { CallOptions, Commission } from '@udongo/sdk';
import { formatNumber, toNumber } from '@udongo/sdk/values';
import { Button, Card, Checkbox, codeOf, formatDate, Pagination, Table, useLocale } from '@udongo/ui';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { addUp, groupByAgent, sumOf } from '../../../components/commission/groupByAgent.ts';
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
import { PayOutDialog } from './PayOutDialog.tsx';
import { useSaveCsv } from './useSaveCsv.ts';
import './money.css';

/** Commissions that agents asked for, by agent, paid out at once or a few of them, and those that were paid out. */
function PayoutsPage({ title }: { title: string }) {
  const t = useMoneyText();
  const [version, setVersion] = useState(0);
  return (
    <>
      <PageTitle intro={t('payouts.intro')}>{title}</PageTitle>
      <AskedCard key={version} title={title} onPaid={() => setVersion(version + 1)} />
      <PaidOutCard title={title} version={version} onUndone={() => setVersion(version + 1)} />
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
  const groups = groupByAgent(rows);
  // An agent whose commissions were taken back is paid with a later one.
  const payable = groups.flatMap(({ commissions }) => (addUp(commissions) > 0 ? commissions : []));
  /** Chooses all of these, or leaves out all of them. */
  const choose = (some: readonly Commission[], isIn: boolean) => {
    const others = chosen.filter(({ id }) => !some.some((one) => one.id === id));
    setChosen(isIn ? [...others, ...some] : others);
  };
  return (
    <Card title={t('payouts.asked')}>
      {(!data || waiting.status === 'error') && <Waiting {...waiting} />}
      {data?.count === 0 && <EmptyState title={t('payouts.noneTitle')}>{t('payouts.none')}</EmptyState>}
      {data && data.count > 0 && (
        <>
          <div className="app-money__bar">
            <Checkbox
              label={t('payouts.chooseAll')}
              checked={payable.length > 0 && payable.every(isChosen)}
              disabled={payable.length === 0}
              onChange={({ target }) => choose(payable, target.checked)}
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
            rows={groups}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'agent',
                header: t('payouts.agent'),
                rowHeader: true,
                cell: ({ agent, commissions }) => (
                  <div className="app-money__agent">
                    <Checkbox
                      label={agent}
                      aria-label={t('payouts.choose', { agent })}
                      checked={commissions.every(isChosen)}
                      onChange={({ target }) => choose(commissions, target.checked)}
                    />
                  </div>
                ),
              },
              {
                key: 'bookings',
                header: t('payouts.bookings'),
                cell: ({ agent, commissions }) => (
                  <ul className="app-money__bookings">
                    {commissions.map((row) => (
                      <li key={row.id}>
                        <Checkbox
                          classNames={{ root: 'app-money__tick', label: 'app-money__amount' }}
                          label={formatNumber(toNumber(row.amount), 2)}
                          aria-label={t('payouts.chooseOne', { agent, code: codeOfBooking(row) })}
                          checked={isChosen(row)}
                          onChange={({ target }) => choose([row], target.checked)}
                        />
                        <Link className="app-money__code" to={`/bookings/${row.booking}`}>
                          {codeOfBooking(row)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                ),
              },
              {
                key: 'phone',
                header: t('payouts.phone'),
                cell: ({ phone }) => (phone ? <PhoneLinks phone={phone} /> : '-'),
              },
              {
                key: 'since',
                header: t('payouts.since'),
                cell: ({ since }) => formatDate(locale, since),
              },
              {
                key: 'total',
                header: t('payouts.total'),
                align: 'end',
                cell: ({ commissions }) => sumOf(commissions),
              },
              {
                key: 'actions',
                header: t('payouts.actions'),
                // Ticked bookings are recorded by the button below, with others or without.
                cell: ({ agent, commissions }) =>
                  !commissions.some(isChosen) && (
                    <span className="app-money__code">
                      <Button
                        size="small"
                        aria-label={t('payouts.recordOf', { amount: sumOf(commissions), agent })}
                        onClick={() => setPaying(commissions)}
                      >
                        {t('payouts.record', { amount: sumOf(commissions) })}
                      </Button>
                    </span>
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
                {t('payouts.record', { amount: sumOf(chosen) })}
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
