import { formatNumber } from '@udongo/sdk/values';
import { Button, formatDate, Table, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { saveCsv } from '../../lib/saveCsv.ts';
import { useNumbersText } from './numbersTexts.ts';

export interface CountsRow {
  key: string;
  /** For people. */
  label: string;
  count: number;
  amount: string | null;
  /** The list behind the number. */
  to?: string | undefined;
}

interface CountsTableProps {
  /** Also the name of the file. */
  caption: string;
  /** The header of the labels. */
  header: string;
  rows: readonly CountsRow[];
  asOf: string | null;
}

/** Counts with their amounts, each number a link to its list; saved as CSV for spreadsheets. */
export function CountsTable({ caption, header, rows, asOf }: CountsTableProps) {
  const t = useNumbersText();
  const locale = useLocale();
  const hasAmounts = rows.some(({ amount }) => amount !== null);
  const save = () => {
    const counted = asOf ? [formatDate(locale, asOf, 'time')] : [];
    const lines = [
      [
        header,
        t('numbers.count'),
        ...(hasAmounts ? [t('numbers.amount')] : []),
        ...counted.map(() => t('numbers.asOfColumn')),
      ],
      ...rows.map(({ label, count, amount }) => [
        label,
        count,
        ...(hasAmounts ? [amount ?? ''] : []),
        ...counted,
      ]),
    ];
    void saveCsv(caption, lines);
  };
  return (
    <div className="app-numbers__table">
      <Table
        caption={caption}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'label', header, rowHeader: true, cell: ({ label }) => label },
          {
            key: 'count',
            header: t('numbers.count'),
            align: 'end',
            cell: ({ count, to, label }) =>
              to && count > 0 ? (
                <Link to={to} aria-label={t('numbers.countyCount', { county: label, count })}>
                  {formatNumber(count)}
                </Link>
              ) : (
                formatNumber(count)
              ),
          },
          ...(hasAmounts
            ? [
                {
                  key: 'amount',
                  header: t('numbers.amount'),
                  align: 'end' as const,
                  cell: ({ amount }: CountsRow) => formatNumber(amount, 2),
                },
              ]
            : []),
        ]}
      />
      <Button size="small" variant="quiet" aria-label={t('numbers.csvOf', { name: caption })} onClick={save}>
        {t('numbers.csv')}
      </Button>
    </div>
  );
}
