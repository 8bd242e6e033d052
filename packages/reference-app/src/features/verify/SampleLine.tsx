import type { SoilTestSample } from '@udongo/sdk';
import { nameCrop } from '@udongo/sdk/results';
import { useLocale } from '@udongo/ui';
import { useWords } from '../../lib/useWords.ts';
import { useCropNames } from '../../services/useCropNames.ts';

interface SampleLineProps {
  sample: SoilTestSample;
  /** The stored name of its main crop; undefined where no result says it. */
  crop: string | undefined;
}

/** Plot, crop and soil of a sample: "Lower plot · Maize · Clay". */
export function SampleLine({ sample, crop }: SampleLineProps) {
  const locale = useLocale();
  const words = useWords();
  const cropNames = useCropNames();
  const facts = [
    sample.sample_location,
    crop ? nameCrop(crop, locale) : cropNames([sample.main_crop]),
    words.soilType(sample.soil_type),
  ];
  return <div className="app-verify__sample">{facts.filter(Boolean).join(' · ')}</div>;
}
