import type { Role, Statistics } from '@udongo/sdk';
import { bookingStatuses, formatNumber, soilTypes, testTypes } from '@udongo/sdk/values';
import { Card, useCropLabel } from '@udongo/ui';
import type { Numbers } from '../../components/numbers/askNumbers.ts';
import { type CountsRow, CountsTable } from '../../components/numbers/CountsTable.tsx';
import { useNumbersText } from '../../components/numbers/numbersTexts.ts';
import { toCounted } from '../../components/numbers/Trend.tsx';
import { ofGroup, useToList } from '../../components/numbers/toList.ts';
import { useWords } from '../../lib/useWords.ts';
import { useText } from '../../messages/translator.ts';
import { CountyMap, type CountySquare, shades } from './CountyMap.tsx';

const names = [
  'status',
  'payment',
  'test_type',
  'county',
  'soil_type',
  'main_crop',
  'method',
  'agent',
  'referrer',
  'is_agrovet',
] as const;
type Name = (typeof names)[number];
type Group = Statistics['breakdowns'][number]['groups'][number];

/** So many groups are shown at first, so that a long list of crops does not push the rest away. */
const lines = 12;

interface BreakdownsProps {
  numbers: Numbers;
  role: Role;
}

/** The chosen topic by each of its groups; counties as a map, too. */
export function Breakdowns({ numbers, role }: BreakdownsProps) {
  const t = useNumbersText();
  const labelOf = useLabels();
  const toList = useToList();
  const { filters } = numbers;
  const { topic } = filters;
  const breakdowns = numbers.whole[topic]?.breakdowns ?? [];
  const shown = names.flatMap((name) => {
    const found = breakdowns.find(({ by }) => by === name);
    return found && found.groups.length > 0 ? [{ name, groups: found.groups }] : [];
  });
  return (
    <div className="app-numbers__groups">
      {shown.map(({ name, groups }) => {
        const rows = groups.map((group) => ({
          ...group,
          label: labelOf(name, group),
          to: toList(topic, { ...toCounted(filters), ...ofGroup(name, group.key) }),
        }));
        const title = t(`by.${name}`);
        // A farmer is in one county, or in two.
        const isDrawn = name === 'county' && role !== 'farmer';
        const table = (
          <CountsTable
            caption={title}
            header={t('numbers.group')}
            rows={rows}
            {...(name !== 'county' && { lines })}
            asOf={numbers.asOf}
          />
        );
        return (
          <Card key={name} title={title} rootProps={{ 'data-wide': isDrawn || undefined }}>
            {isDrawn ? (
              <div className="app-numbers__counties">
                <CountyMap
                  squares={toSquares(rows, (county, count) =>
                    t('numbers.countyCount', { county, count: formatNumber(count) }),
                  )}
                  empty={(county) => t('numbers.countyCount', { county, count: 0 })}
                  caption={t('numbers.map')}
                />
                {table}
              </div>
            ) : (
              table
            )}
          </Card>
        );
      })}
    </div>
  );
}

function find<Value extends string>(
  values: readonly Value[],
  key: string,
  use: (value: Value) => string | undefined,
) {
  const value = values.find((known) => known === key);
  return value && use(value);
}

/** The squares of counties, darker with more. */
function toSquares(
  rows: readonly CountsRow[],
  name: (county: string, count: number) => string,
): CountySquare[] {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return rows.map(({ label, count, to }) => ({
    county: label,
    text: count > 0 ? formatNumber(count) : '',
    shade: Math.ceil((count / most) * shades),
    name: (county) => name(county, count),
    to,
  }));
}

/** Names of groups in the language of the page, where the app knows them. */
function useLabels() {
  const t = useNumbersText();
  const app = useText();
  const words = useWords();
  const cropLabel = useCropLabel();
  return (name: Name, { key, label }: Group): string => {
    if (key === '') return t('numbers.none');
    const known = {
      status: () =>
        find(bookingStatuses, key, (status) => app(`status.${status}`)) ??
        find(['earned', 'collected', 'disbursed', 'canceled'], key, (status) => t(`numbers.${status}`)),
      payment: () => find(['paid', 'unpaid', 'canceled'], key, (state) => t(`numbers.${state}`)),
      test_type: () =>
        find(
          testTypes.map(({ value }) => value),
          key,
          words.testType,
        ),
      soil_type: () =>
        find(
          soilTypes.map(({ value }) => value),
          key,
          words.soilType,
        ),
      main_crop: () => cropLabel(label),
      is_agrovet: () =>
        find(['true', 'false'], key, (is) => t(is === 'true' ? 'numbers.agrovet' : 'numbers.noAgrovet')),
    } as const;
    const toLabel = name in known ? known[name as keyof typeof known] : undefined;
    return toLabel?.() ?? label;
  };
}
