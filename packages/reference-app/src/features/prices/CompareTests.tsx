import type { Analysis } from '@udongo/sdk';
import { resultTexts } from '@udongo/sdk/results';
import { formatKes, type TestTypeOption } from '@udongo/sdk/values';
import { Card, Table, type TableColumn, useLocale } from '@udongo/ui';
import { useWords } from '../../lib/useWords.ts';
import { usePricesText } from './pricesTexts.ts';

/** Tests beside one another, by what each contains; nothing where the service does not name that. */
export function CompareTests({ tests }: { tests: readonly TestTypeOption[] }) {
  const t = usePricesText();
  const words = useWords();
  const names = resultTexts(useLocale()).analyses;
  const contained = (Object.keys(names) as Analysis[]).filter((analysis) =>
    tests.some(({ analyses }) => analyses?.includes(analysis)),
  );
  if (contained.length === 0) return null;
  const columns: TableColumn<TestTypeOption>[] = [
    { key: 'test', header: t('prices.test'), rowHeader: true, cell: ({ value }) => words.testType(value) },
    ...contained.map((analysis) => ({
      key: analysis,
      header: capitalize(names[analysis]),
      cell: ({ analyses }: TestTypeOption) => t(analyses?.includes(analysis) ? 'prices.yes' : 'prices.no'),
    })),
    {
      key: 'price',
      header: t('prices.perSample'),
      align: 'end',
      cell: ({ cost_per_test }) => formatKes(cost_per_test),
    },
  ];
  return (
    <Card title={t('prices.compare')}>
      <Table
        caption={t('prices.compare')}
        rows={tests}
        rowKey={({ value }) => value}
        columns={columns}
        empty={null}
      />
    </Card>
  );
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
