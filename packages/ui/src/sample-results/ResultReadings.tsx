import type { CropResult } from '@udongo/sdk';
import { describeRating } from '@udongo/sdk/results';
import type { DrawSlot } from '../lib/slots.ts';
import { useCropLabel } from '../lib/useCropLabel.ts';
import { useLocale, useMessages } from '../provider/index.ts';
import { RangeBar } from './RangeBar.tsx';
import { RatingBadge } from './RatingBadge.tsx';
import type { SampleResultsSlots } from './sampleResultsSlots.ts';
import { sampleResultsTexts } from './sampleResultsTexts.ts';

interface ResultReadingsProps {
  result: CropResult;
  slot: DrawSlot<SampleResultsSlots>;
}

/** Each reading with its value, ideal range, rating, and the meaning of both. */
export function ResultReadings({ result, slot }: ResultReadingsProps) {
  const t = useMessages(sampleResultsTexts);
  const locale = useLocale();
  const crop = useCropLabel()(result.crop_name);
  return slot(
    'readings',
    <section>
      <h3 className="udongo-sample-results__title">{t('sampleResults.readings')}</h3>
      <ul className="udongo-sample-results__list">
        {result.ratings.map((rating) => {
          const text = describeRating(rating, locale);
          const { reading, value, range } = text;
          const words = { crop, reading, value, range, rating: text.rating };
          return slot(
            'reading',
            <li key={rating.reading}>
              <b className="udongo-sample-results__reading-name">{reading}</b>
              <span className="udongo-sample-results__value">{value}</span>
              <span className="udongo-sample-results__range">
                <RangeBar rating={rating} label={t('sampleResults.bar', words)} />
                <span className="udongo-sample-results__ideal">{t('sampleResults.ideal', { range })}</span>
              </span>
              <span className="udongo-sample-results__rating">
                <RatingBadge rating={rating.rating}>{text.rating}</RatingBadge>
              </span>
              <p className="udongo-sample-results__meaning">
                {text.meaning} {text.advice}
              </p>
            </li>,
          );
        })}
      </ul>
      <p className="udongo-sample-results__note">{t('sampleResults.band', { crop })}</p>
    </section>,
  );
}
