import type { RuleSetDifference } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Button, Table, useCropLabel } from '@udongo/ui';
import { useState } from 'react';
import { KeepCodes } from '../../../components/KeepCodes.tsx';
import { useRuleSetText } from './ruleSetTexts.ts';

interface DifferenceTableProps {
  caption: string;
  /** The header of the names of farms or samples. */
  who: string;
  names: { before: string; after: string };
  rows: readonly RuleSetDifference[];
}

/** Rows that are shown from the start. */
const firstRows = 5;

/** Two advices side by side, those first that differ most. Nothing where there are none. */
export function DifferenceTable({ caption, who, names, rows }: DifferenceTableProps) {
  const t = useRuleSetText();
  const label = useCropLabel();
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return null;
  const ordered = rows.toSorted((one, other) => countDifferent(other) - countDifferent(one));
  const shown = isWhole ? ordered : ordered.slice(0, firstRows);
  return (
    <section>
      <h3>{caption}</h3>
      <Table
        caption={caption}
        rows={shown}
        rowKey={({ name, crop_name }) => `${name} ${crop_name}`}
        columns={[
          {
            key: 'name',
            header: who,
            rowHeader: true,
            cell: ({ name, crop_name }) => <KeepCodes>{`${label(crop_name)}: ${name}`}</KeepCodes>,
          },
          {
            key: 'before',
            header: names.before,
            cell: ({ before, after }) => <Advice lines={before} others={after} />,
          },
          {
            key: 'after',
            header: names.after,
            cell: ({ before, after }) => <Advice lines={after} others={before} />,
          },
        ]}
      />
      {!isWhole && rows.length > firstRows && (
        <Button onClick={() => setIsWhole(true)}>
          {t('rules.more', { count: formatNumber(rows.length) })}
        </Button>
      )}
    </section>
  );
}

/** The lines that the other advice lacks; the equal ones are counted. */
function Advice({ lines, others }: { lines: readonly string[]; others: readonly string[] }) {
  const t = useRuleSetText();
  const own = lines.filter((line) => !others.includes(line));
  const equal = lines.length - own.length;
  return (
    <div className="app-rules__advice">
      {own.length > 0 && (
        <ul>
          {own.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {lines.length === 0 && <p>-</p>}
      {equal > 0 && (
        <p className="app-quiet">
          {equal === 1 ? t('rules.oneEqualLine') : t('rules.equalLines', { count: formatNumber(equal) })}
        </p>
      )}
    </div>
  );
}

function countDifferent({ before, after }: RuleSetDifference): number {
  return (
    before.filter((line) => !after.includes(line)).length +
    after.filter((line) => !before.includes(line)).length
  );
}
