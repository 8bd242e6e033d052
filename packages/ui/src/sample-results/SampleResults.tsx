import type { SampleResult } from '@udongo/sdk';
import { useState } from 'react';
import { createSlots, type DrawSlot, type SlotProps } from '../lib/slots.ts';
import { useCropLabel } from '../lib/useCropLabel.ts';
import { Alert, Badge } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { ResultActions } from './ResultActions.tsx';
import { ResultComparison } from './ResultComparison.tsx';
import { ResultReadings } from './ResultReadings.tsx';
import { countToActOn, nameOfResult } from './resultNames.ts';
import type { SampleResultsSlots } from './sampleResultsSlots.ts';
import { sampleResultsTexts } from './sampleResultsTexts.ts';
import { Tabs } from './Tabs.tsx';

export interface SampleResultsProps extends SlotProps<SampleResultsSlots, object> {
  /** The results of a booking's samples, as `bookings.getResults` answers them. */
  results: readonly SampleResult[];
}

/**
 * The results of a booking: actions come first, then the readings with ideal range, rating and meaning; crops
 * and samples as tabs, all samples side by side. In the provider's language.
 */
export function SampleResults({ results, classNames, render, rootProps }: SampleResultsProps) {
  const t = useMessages(sampleResultsTexts);
  const slot = createSlots<SampleResultsSlots, object>(
    'sample-results',
    {},
    { classNames, render, rootProps },
  );
  const [shown, setShown] = useState(String(results[0]?.sample ?? ''));
  const tabs = results.map((result) => ({
    key: String(result.sample),
    label: <SampleTab result={result} />,
  }));
  const canCompare = results.filter(({ crops }) => crops.length > 0).length > 1;
  const result = results.find(({ sample }) => String(sample) === shown);
  return slot(
    'root',
    <div>
      {results.length === 0 && <p>{t('sampleResults.none')}</p>}
      <Tabs
        label={t('sampleResults.samples')}
        tabs={canCompare ? [...tabs, { key: 'compare', label: t('sampleResults.compare') }] : tabs}
        shown={shown}
        onShow={setShown}
      >
        {shown === 'compare' && <ResultComparison results={results} />}
        {result && <OneSample key={result.sample} result={result} slot={slot} />}
      </Tabs>
    </div>,
  );
}

function SampleTab({ result }: { result: SampleResult }) {
  const t = useMessages(sampleResultsTexts);
  const count = countToActOn(result);
  return (
    <>
      <span>{nameOfResult(result)}</span>
      {result.rejected_reason ? (
        <Badge>{t('sampleResults.rejected')}</Badge>
      ) : result.crops.length === 0 ? (
        <Badge>{t('sampleResults.notMeasured')}</Badge>
      ) : count > 0 ? (
        <Badge tone="warning">{t('sampleResults.toActOn', { count })}</Badge>
      ) : (
        <Badge tone="success" icon="check">
          {t('sampleResults.good')}
        </Badge>
      )}
    </>
  );
}

interface OneSampleProps {
  result: SampleResult;
  slot: DrawSlot<SampleResultsSlots>;
}

function OneSample({ result, slot }: OneSampleProps) {
  const t = useMessages(sampleResultsTexts);
  const cropLabel = useCropLabel();
  const { crops } = result;
  const [shown, setShown] = useState(String(crops[0]?.crop ?? ''));
  const crop = crops.find((one) => String(one.crop) === shown);
  if (result.rejected_reason) {
    return (
      <Alert tone="warning" title={t('sampleResults.rejectedTitle')}>
        {rejection(result.rejected_reason)}
      </Alert>
    );
  }
  if (!crop) return <p>{t('sampleResults.notMeasuredHint')}</p>;
  return (
    <Tabs
      label={t('sampleResults.crops')}
      tabs={crops.map((one) => ({ key: String(one.crop), label: cropLabel(one.crop_name) }))}
      shown={shown}
      onShow={setShown}
    >
      <ResultActions
        result={crop}
        firstStep={(crop.is_main && result.cheapest_first_step) || null}
        crops={crop.is_main ? crops : []}
        ruleSet={result.rule_set}
        slot={slot}
      />
      <ResultReadings result={crop} slot={slot} />
    </Tabs>
  );

  function rejection(reason: string) {
    const known = ['leaking_bag', 'too_little_soil', 'wrong_label'] as const;
    const key = known.find((one) => one === reason);
    return key ? t(`sampleResults.${key}`) : reason;
  }
}
