import type { Rating, SampleResult } from '@udongo/sdk';
import { describeRating } from '@udongo/sdk/results';
import { useCropLabel } from '../lib/useCropLabel.ts';
import { useLocale, useMessages } from '../provider/index.ts';
import { RatingBadge } from './RatingBadge.tsx';
import { nameOfResult } from './resultNames.ts';
import { sampleResultsTexts } from './sampleResultsTexts.ts';

/** The samples of a booking side by side, each rated for its main crop. */
export function ResultComparison({ results }: { results: readonly SampleResult[] }) {
  const t = useMessages(sampleResultsTexts);
  const locale = useLocale();
  const cropLabel = useCropLabel();
  const measured = results.filter(({ crops }) => crops.length > 0);
  const ratingsOf = (result: SampleResult) => result.crops[0]?.ratings ?? [];
  const readings = [
    ...new Set(measured.flatMap((result) => ratingsOf(result).map(({ reading }) => reading))),
  ];
  const cell = (rating: Rating | undefined) => {
    if (!rating) return '-';
    const text = describeRating(rating, locale);
    return (
      <>
        <span>{text.value}</span> <RatingBadge rating={rating.rating}>{text.rating}</RatingBadge>
      </>
    );
  };
  const nameOf = (reading: Rating['reading']) => {
    const rating = measured.flatMap(ratingsOf).find((one) => one.reading === reading);
    return rating ? describeRating(rating, locale).reading : reading;
  };
  return (
    <section
      className="udongo-sample-results__scroller"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by keyboard.
      tabIndex={0}
      aria-label={t('sampleResults.comparing')}
    >
      <table className="udongo-sample-results__comparison">
        <caption className="udongo-hidden">{t('sampleResults.comparing')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sampleResults.reading')}</th>
            {measured.map((result) => (
              <th key={result.sample} scope="col">
                {nameOfResult(result)}
                <span>{cropLabel(result.crops[0]?.crop_name ?? '')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <tr key={reading}>
              <th scope="row">{nameOf(reading)}</th>
              {measured.map((result) => (
                <td key={result.sample}>{cell(ratingsOf(result).find((one) => one.reading === reading))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
