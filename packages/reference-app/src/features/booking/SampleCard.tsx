import type { Sample } from '@udongo/sdk';
import { toNumber } from '@udongo/sdk/values';
import { type Fact, Facts } from '../../components/Facts.tsx';
import { FoldedCard } from '../../components/FoldedCard.tsx';
import { MapLink } from '../../components/MapLink.tsx';
import { Rejection } from '../../components/Rejection.tsx';
import { readPlace } from '../../lib/readPlace.ts';
import { useWords } from '../../lib/useWords.ts';
import { useText } from '../../messages/translator.ts';

interface SampleCardProps {
  sample: Sample;
  /** 1-based. */
  number: number;
  /** Whether other samples of its booking are not rejected. */
  hasOthers: boolean;
  cropNames: (ids: readonly number[]) => string;
}

/** One sample of a booking. */
export function SampleCard({ sample, number, hasOthers, cropNames }: SampleCardProps) {
  const t = useText();
  const words = useWords();
  const { name, point } = readPlace(sample.sample_location);
  const title = t('booking.sample', { number });
  const acres = toNumber(sample.size_of_land);
  // Nothing filled in is null and left out; a name that loads keeps its row.
  const facts: Fact[] = [
    [
      t('booking.location'),
      point ? (
        <span key="location">
          {name} <MapLink {...point} place={name || title} />
        </span>
      ) : (
        name
      ),
    ],
    [t('booking.notes'), sample.sample_notes || null],
    [t('booking.mainCrop'), cropNames([sample.main_crop])],
    [t('booking.otherCrops'), sample.other_crops.length > 0 ? cropNames(sample.other_crops) : null],
    [t('booking.soilType'), words.soilType(sample.soil_type)],
    [t('booking.size'), acres === null ? null : t('booking.acres', { count: acres })],
  ];
  return (
    <FoldedCard
      title={sample.code ? t('booking.sampleCode', { number, code: sample.code }) : title}
      short={name}
      defaultOpen={Boolean(sample.rejected_reason)}
    >
      <Rejection reason={sample.rejected_reason} on={sample.rejected_on} hasOthers={hasOthers} />
      <Facts facts={facts.filter(([, value]) => value !== null)} />
    </FoldedCard>
  );
}
