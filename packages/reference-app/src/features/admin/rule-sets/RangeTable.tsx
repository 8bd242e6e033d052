import type { RuleSetComparison } from '@udongo/sdk';
import { resultTexts } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { Table, useCropLabel, useLocale } from '@udongo/ui';
import { useRuleSetText } from './ruleSetTexts.ts';

interface RangeTableProps {
  names: { before: string; after: string };
  rows: NonNullable<RuleSetComparison['ranges']>;
}

/** Ideal ranges that differ. Nothing where there are none. */
export function RangeTable({ names, rows }: RangeTableProps) {
  const t = useRuleSetText();
  const label = useCropLabel();
  const { readings } = resultTexts(useLocale());
  if (rows.length === 0) return null;
  const write = ({ low, high }: { low: number; high: number }) =>
    `${formatNumber(low)} – ${formatNumber(high)}`;
  return (
    <section>
      <h3>{t('rules.ranges')}</h3>
      <Table
        caption={t('rules.ranges')}
        rows={rows}
        rowKey={({ crop_name, reading }) => `${crop_name} ${reading}`}
        columns={[
          {
            key: 'range',
            header: t('rules.range'),
            rowHeader: true,
            cell: ({ crop_name, reading }) => `${label(crop_name)}: ${readings[reading]}`,
          },
          { key: 'before', header: names.before, cell: ({ before }) => write(before) },
          { key: 'after', header: names.after, cell: ({ after }) => write(after) },
        ]}
      />
    </section>
  );
}
