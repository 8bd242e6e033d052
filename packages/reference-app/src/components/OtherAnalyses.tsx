import type { AnalysisResult } from '@udongo/sdk';
import { describeAnalysis } from '@udongo/sdk/results';
import { Table, type TableColumn, type TranslationOf, useLocale } from '@udongo/ui';
import { RatingBadge } from '@udongo/ui/internal';
import { createTexts } from '../messages/createTexts.ts';

const en = {
  otherAnalyses: {
    title: 'Other analyses',
    titleOf: 'Other analyses of {sample}',
    analysis: 'Analysis',
    value: 'Value',
    range: 'Good range',
    rating: 'Rating',
    method: 'Method',
    laboratory: 'Laboratory',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  otherAnalyses: {
    title: 'Vipimo vingine',
    titleOf: 'Vipimo vingine vya {sample}',
    analysis: 'Kipimo',
    value: 'Thamani',
    range: 'Kiwango kizuri',
    rating: 'Ukadiriaji',
    method: 'Mbinu',
    laboratory: 'Maabara',
  },
};

const useOtherAnalysesText = createTexts(en, sw);

interface OtherAnalysesProps {
  /** Absent in the answers of a service that has none. */
  analyses: readonly AnalysisResult[] | undefined;
  /** Its code, where several samples are on the page. */
  sample?: string | undefined;
}

/** The values of analyses beside the seven readings, with their ratings where the rule set has ranges, method and laboratory; nothing for none. */
export function OtherAnalyses({ analyses = [], sample }: OtherAnalysesProps) {
  const t = useOtherAnalysesText();
  const locale = useLocale();
  if (analyses.length === 0) return null;
  const ratings: TableColumn<AnalysisResult>[] = [
    {
      key: 'range',
      header: t('otherAnalyses.range'),
      cell: (result) => describeAnalysis(result, locale).range || '-',
    },
    {
      key: 'rating',
      header: t('otherAnalyses.rating'),
      cell: (result) =>
        result.rating ? (
          <RatingBadge rating={result.rating}>{describeAnalysis(result, locale).rating}</RatingBadge>
        ) : (
          describeAnalysis(result, locale).rating || '-'
        ),
    },
  ];
  const title = sample ? t('otherAnalyses.titleOf', { sample }) : t('otherAnalyses.title');
  return (
    <>
      <h3>{title}</h3>
      <Table
        caption={title}
        rows={analyses}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'analysis',
            header: t('otherAnalyses.analysis'),
            rowHeader: true,
            cell: (result) => describeAnalysis(result, locale).name,
          },
          {
            key: 'value',
            header: t('otherAnalyses.value'),
            align: 'end',
            cell: (result) => describeAnalysis(result, locale).value,
          },
          ...(analyses.some((result) => describeAnalysis(result, locale).range) ? ratings : []),
          { key: 'method', header: t('otherAnalyses.method'), cell: ({ method }) => method || '-' },
          {
            key: 'laboratory',
            header: t('otherAnalyses.laboratory'),
            cell: ({ laboratory }) => laboratory || '-',
          },
        ]}
      />
    </>
  );
}
