import type { AnalysisResult } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { Table, type TranslationOf, useLocale } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';

const en = {
  otherAnalyses: {
    title: 'Other analyses',
    titleOf: 'Other analyses of {sample}',
    analysis: 'Analysis',
    value: 'Value',
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

/** The values of analyses beside the seven readings, with method and laboratory; nothing for none. */
export function OtherAnalyses({ analyses = [], sample }: OtherAnalysesProps) {
  const t = useOtherAnalysesText();
  const locale = useLocale();
  if (analyses.length === 0) return null;
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
            cell: ({ name, name_sw }) => (locale === 'sw' && name_sw) || name,
          },
          {
            key: 'value',
            header: t('otherAnalyses.value'),
            align: 'end',
            cell: ({ value, decimals, unit }) => `${formatNumber(value, decimals)} ${unit}`.trim(),
          },
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
