import type { CallOptions, Reconciliation, ReconciliationRow } from '@udongo/sdk';
import { formatKes, formatNumber, todayInNairobi, toNumber } from '@udongo/sdk/values';
import {
  Alert,
  Badge,
  type BadgeProps,
  Button,
  Card,
  Field,
  formatDate,
  Input,
  Table,
  type TableColumn,
  useLocale,
} from '@udongo/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { csvName } from '../../../lib/csvName.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import type { Resource } from '../defineResource.tsx';
import { useMoneyText } from './moneyTexts.ts';
import { NightsCard } from './NightsCard.tsx';
import { useSaveCsv } from './useSaveCsv.ts';
import './money.css';

const tones: Record<ReconciliationRow['difference'], BadgeProps['tone']> = {
  missing_in_books: 'error',
  missing_at_provider: 'error',
  amount_differs: 'warning',
  none: 'success',
};

/** The provider's report of a day compared with the ledger, differences first. */
function ReconciliationPage({ title }: { title: string }) {
  const t = useMoneyText();
  const { records } = useServices();
  const locale = useLocale();
  const csv = useSaveCsv();
  const [date, setDate] = useState(todayInNairobi());
  const ask = useCallback(
    (wanted: string, options: CallOptions) => records.payments.reconcile({ date: wanted }, options),
    [records],
  );
  const { data, ...waiting } = useLoaded(ask, date);
  return (
    <>
      <PageTitle
        intro={t('reconcile.intro')}
        actions={
          <Button
            pending={csv.pending}
            onClick={() =>
              void csv.save(csvName(title, date), (options) =>
                records.payments.downloadReconciliationCsv({ date }, options),
              )
            }
          >
            {t('reconcile.csv')}
          </Button>
        }
      >
        {title}
      </PageTitle>
      <Card>
        <div className="app-money__filter">
          <Field label={t('reconcile.day')} hint={formatDate(locale, date, 'long')}>
            <Input
              type="date"
              max={todayInNairobi()}
              value={date}
              onChange={({ target }) => target.value && setDate(target.value)}
            />
          </Field>
        </div>
        {data?.date === date ? <Day day={data} caption={title} /> : <Waiting {...waiting} />}
      </Card>
      <NightsCard onOpen={setDate} />
    </>
  );
}

function Day({ day, caption }: { day: Reconciliation; caption: string }) {
  const t = useMoneyText();
  const columns = useColumns();
  const { rows, provider, provider_total, books_total, is_complete } = day;
  const differences = rows.filter(({ difference }) => difference !== 'none').length;
  const facts = [
    [t('reconcile.provider'), t(`reconcile.${provider}`)],
    [t('reconcile.providerTotal'), formatKes(provider_total)],
    [t('reconcile.booksTotal'), formatKes(books_total)],
    [t('reconcile.differences'), formatNumber(differences)],
  ];
  return (
    <div className="app-money__day">
      <dl className="app-money__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!is_complete && (
        <Alert tone="warning" title={t('reconcile.incomplete')}>
          {provider === 'mpesa' ? t('reconcile.hours') : day.note}
        </Alert>
      )}
      {is_complete && provider === 'mpesa' && <p className="app-quiet">{t('reconcile.hours')}</p>}
      {day.left_out.length > 0 && (
        <div>
          <p className="app-quiet">{t('reconcile.leftOut')}</p>
          <ul>
            {day.left_out.map(({ provider: other, count, total }) => (
              <li key={other}>
                {t('reconcile.leftOutOf', {
                  provider: t(`reconcile.${other}`),
                  count: formatNumber(count),
                  total: formatKes(total),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {rows.length > 0 && differences === 0 && <Alert tone="success" title={t('reconcile.noDifference')} />}
      {rows.length === 0 ? (
        <EmptyState title={t('reconcile.noneTitle')}>{t('reconcile.none')}</EmptyState>
      ) : (
        <Table caption={caption} rows={rows} rowKey={(row) => rows.indexOf(row)} columns={columns} />
      )}
    </div>
  );
}

function useColumns(): TableColumn<ReconciliationRow>[] {
  const t = useMoneyText();
  const amount = (value: string | null) => (value === null ? '-' : formatNumber(toNumber(value), 2));
  return [
    {
      key: 'number',
      header: t('reconcile.number'),
      rowHeader: true,
      cell: ({ receipt_number, reference }) => receipt_number || reference || '-',
    },
    {
      key: 'difference',
      header: t('reconcile.difference'),
      cell: ({ difference }) => (
        <Badge tone={tones[difference]}>
          {t(`reconcile.${difference === 'none' ? 'same' : difference}`)}
        </Badge>
      ),
    },
    { key: 'kind', header: t('reconcile.kind'), cell: ({ kind }) => t(`reconcile.${kind}`) },
    {
      key: 'provider',
      header: t('reconcile.atProvider'),
      align: 'end',
      cell: ({ provider_amount }) => amount(provider_amount),
    },
    {
      key: 'books',
      header: t('reconcile.inBooks'),
      align: 'end',
      cell: ({ books_amount }) => amount(books_amount),
    },
    {
      key: 'booking',
      header: t('reconcile.booking'),
      cell: ({ booking, booking_code }) =>
        booking ? (
          <Link className="app-money__code" to={`/bookings/${booking}`}>
            {booking_code}
          </Link>
        ) : (
          '-'
        ),
    },
  ];
}

export const resource: Resource = { Page: ReconciliationPage };
