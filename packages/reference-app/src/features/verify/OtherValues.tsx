import type { AnalysisResult, CallOptions, SampleResult, SavedAnalysis, SoilTestSample } from '@udongo/sdk';
import { describeAnalysis } from '@udongo/sdk/results';
import { Card, codeOf, Table, useLocale } from '@udongo/ui';
import { useCallback } from 'react';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { unlessNotTheirs } from '../../lib/isNotOffered.ts';
import { ofPresentSoil, useAnalyses } from '../../services/useAnalyses.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useVerifyText } from './verifyTexts.ts';

interface OtherValuesProps {
  samples: readonly SoilTestSample[];
  /** [] where the service does not say. */
  results: readonly SampleResult[];
}

/** The values of other analyses of all samples, each with the one that it replaced; nothing for none. */
export function OtherValues({ samples, results }: OtherValuesProps) {
  const t = useVerifyText();
  const locale = useLocale();
  const { listValues } = useAnalyses();
  const rows = samples.flatMap((sample) => {
    const { other_analyses = [] } = results.find((result) => result.sample === sample.id) ?? {};
    return other_analyses.map((result) => ({ sample, result }));
  });
  const ask = useCallback(
    async (ids: number[], options: CallOptions) => {
      const asked = ids.map(async (id) => [id, await unlessNotTheirs(listValues(id, options))] as const);
      return new Map(await Promise.all(asked));
    },
    [listValues],
  );
  const { data: saved } = useLoaded(ask, [...new Set(rows.map(({ sample }) => sample.id))]);
  if (rows.length === 0) return null;
  return (
    <Card title={t('verify.others')} flush>
      <Table
        caption={t('verify.others')}
        rows={rows}
        rowKey={({ sample, result }) => `${sample.id} ${result.code}`}
        columns={[
          {
            key: 'sample',
            header: t('verify.sample'),
            rowHeader: true,
            cell: ({ sample }) => <KeepCodes>{codeOf(sample)}</KeepCodes>,
          },
          {
            key: 'analysis',
            header: t('verify.analysis'),
            cell: ({ result }) => describeAnalysis(result, locale).name,
          },
          {
            key: 'value',
            header: t('verify.value'),
            align: 'end',
            cell: ({ result }) => describeAnalysis(result, locale).value,
          },
          {
            key: 'before',
            header: t('verify.before'),
            align: 'end',
            cell: ({ sample, result }) => {
              const before = findBefore(sample, result, saved?.get(sample.id) ?? []);
              return before ? describeAnalysis({ ...result, ...before }, locale).value : '-';
            },
          },
          { key: 'method', header: t('verify.method'), cell: ({ result }) => result.method || '-' },
          {
            key: 'laboratory',
            header: t('verify.laboratory'),
            cell: ({ result }) => result.laboratory || '-',
          },
        ]}
      />
    </Card>
  );
}

/** The latest earlier value of this soil that is another one; undefined for none, and where it was taken off. */
function findBefore(
  sample: SoilTestSample,
  { code, value, below_limit = false, unit }: AnalysisResult,
  saved: readonly SavedAnalysis[],
) {
  const own = ofPresentSoil(saved, sample).filter((one) => one.code === code);
  const isSame = (one: SavedAnalysis) =>
    one.value === value && (one.below_limit ?? false) === below_limit && one.unit === unit;
  const before = own.slice(own.findIndex(isSame)).find((one) => !isSame(one));
  return before && before.value !== null
    ? { value: before.value, below_limit: before.below_limit ?? false, unit: before.unit }
    : undefined;
}
