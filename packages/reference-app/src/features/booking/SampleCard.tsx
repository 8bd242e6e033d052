import type { Sample } from '@udongo/sdk';
import { toNumber } from '@udongo/sdk/values';
import { Card } from '@udongo/ui';
import { Facts } from '../../components/Facts.tsx';
import { Rejection } from '../../components/Rejection.tsx';
import { useWords } from '../../lib/useWords.ts';
import { useText } from '../../messages/translator.ts';

interface SampleCardProps {
  sample: Sample;
  /** 1-based. */
  number: number;
  cropNames: (ids: readonly number[]) => string;
}

/** One sample of a booking. */
export function SampleCard({ sample, number, cropNames }: SampleCardProps) {
  const t = useText();
  const words = useWords();
  const acres = toNumber(sample.size_of_land);
  return (
    <Card
      title={
        sample.code ? t('booking.sampleCode', { number, code: sample.code }) : t('booking.sample', { number })
      }
    >
      <Rejection reason={sample.rejected_reason} on={sample.rejected_on} />
      <Facts
        facts={[
          [t('booking.location'), sample.sample_location],
          [t('booking.notes'), sample.sample_notes],
          [t('booking.mainCrop'), cropNames([sample.main_crop])],
          [t('booking.otherCrops'), cropNames(sample.other_crops)],
          [t('booking.soilType'), words.soilType(sample.soil_type)],
          [t('booking.size'), acres === null ? '' : t('booking.acres', { count: acres })],
        ]}
      />
    </Card>
  );
}
