import type { RuleSetComparison } from '@udongo/sdk';
import { resultTexts } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { Table, useCropLabel, useLocale } from '@udongo/ui';
import { useRuleSetText } from './ruleSetTexts.ts';

interface RangeTableProps {
  names: { before: string; after: string };
  compared: Pick<RuleSetComparison, 'ranges' | 'analyses'>;
}

interface Ends {
  low: number | null;
  high: number | null;
}

/** Ranges of crops and of other analyses that differ. Nothing where there are none. */
export function RangeTable({ names, compared: { ranges = [], analyses = [] } }: RangeTableProps) {
  const t = useRuleSetText();
  const label = useCropLabel();
  const { readings } = resultTexts(useLocale());
  const rows = [
    ...ranges.map(({ crop_name, reading, before, after }) => ({
      ...{ name: `${label(crop_name)}: ${readings[reading]}`, before, after },
    })),
    ...analyses.map(({ code, before, after }) => ({ name: code, before, after })),
  ];
  if (rows.length === 0) return null;
  const write = ({ low, high }: Ends) =>
    low === null && high === null ? '-' : `${formatEnd(low)} – ${formatEnd(high)}`;
  return (
    <section>
      <h3>{t('rules.ranges')}</h3>
      <Table
        caption={t('rules.ranges')}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'range', header: t('rules.range'), rowHeader: true, cell: ({ name }) => name },
          { key: 'before', header: names.before, cell: ({ before }) => write(before) },
          { key: 'after', header: names.after, cell: ({ after }) => write(after) },
        ]}
      />
    </section>
  );
}

function formatEnd(value: number | null): string {
  return value === null ? '…' : formatNumber(value);
}
