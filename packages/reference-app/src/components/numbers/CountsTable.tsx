import { formatNumber } from '@udongo/sdk/values';
import { Button, formatDate, Table, useLocale } from '@udongo/ui';
import { useState } from 'react';
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
  /** So many are shown at first; a button shows the others. Default all. */
  lines?: number;
  asOf: string | null;
}

/** Counts with their amounts, each number a link to its list; saved as CSV for spreadsheets. */
export function CountsTable({ caption, header, rows, lines, asOf }: CountsTableProps) {
  const t = useNumbersText();
  const locale = useLocale();
  const [showsAll, setShowsAll] = useState(false);
  // One more line takes no more room than the button.
  const isLong = lines !== undefined && rows.length > lines + 1;
  const shown = isLong && !showsAll ? rows.slice(0, lines) : rows;
  const hasAmounts = rows.some(({ amount }) => amount !== null);
  const save = () => {
    const counted = asOf ? [formatDate(locale, asOf, 'time')] : [];
    const file = [
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
    void saveCsv(caption, file);
  };
  return (
    <div className="app-numbers__table">
      <Table
        caption={caption}
        rows={shown}
        rowKey={({ key }) => key}
        columns={[
          { key: 'label', header, rowHeader: true, cell: ({ label }) => label },
          {
            key: 'count',
            header: t('numbers.count'),
            align: 'end',
            cell: (row) => <ToList row={row} value={formatNumber(row.count)} />,
          },
          ...(hasAmounts
            ? [
                {
                  key: 'amount',
                  header: t('numbers.amount'),
                  align: 'end' as const,
                  cell: (row: CountsRow) => <ToList row={row} value={formatNumber(row.amount, 2)} />,
                },
              ]
            : []),
        ]}
      />
      {isLong && (
        <Button size="small" variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('numbers.fewer') : t('numbers.others', { count: rows.length - shown.length })}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t('numbers.csvOf', { name: caption })} onClick={save}>
        {t('numbers.csv')}
      </Button>
    </div>
  );
}

/** A number that opens the list behind it; nothing was counted behind a 0. */
function ToList({ row: { to, count, label }, value }: { row: CountsRow; value: string }) {
  const t = useNumbersText();
  if (!to || count === 0) return value;
  return (
    <Link to={to} aria-label={t('numbers.ofGroup', { group: label, value })}>
      {value}
    </Link>
  );
}
