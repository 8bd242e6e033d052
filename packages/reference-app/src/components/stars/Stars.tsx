import { formatNumber } from '@udongo/sdk/values';
import { useStarsText } from './starsTexts.ts';
import './stars.css';

export const starCounts = [1, 2, 3, 4, 5] as const;

const stepWide = 22;
const outline = starCounts
  .map(
    (stars) =>
      `M${(stars - 1) * stepWide + 10} 0.5l2.4 6.7l7.1 0.2l-5.6 4.4l2 6.8l-5.9 -4l-5.9 4l2 -6.8l-5.6 -4.4l7.1 -0.2z`,
  )
  .join('');

/** So many of five stars, also parts of one; read out as "4.5 of 5 stars". */
export function Stars({ count }: { count: number }) {
  const t = useStarsText();
  return (
    <span className="app-stars" role="img" aria-label={t('stars.count', { count: formatNumber(count) })}>
      <svg viewBox="0 0 108 20" aria-hidden="true">
        <path d={outline} />
        {/* It cuts off what is beyond its width. The server renders it, and its policy allows no style of an element. */}
        <svg width={count * stepWide} height="20" aria-hidden="true">
          <path d={outline} className="app-stars__full" />
        </svg>
      </svg>
    </span>
  );
}

interface StarsChoiceProps {
  /** The question that the stars answer. */
  label: string;
  /** Null before one was chosen. */
  value: number | null;
  onValueChange: (stars: number) => void;
}

/** One to five stars to press; the arrow keys move among them. */
export function StarsChoice({ label, value, onValueChange }: StarsChoiceProps) {
  const t = useStarsText();
  return (
    <fieldset className="app-stars-choice">
      <legend>{label}</legend>
      {starCounts.map((stars) => (
        <label key={stars} data-on={(value !== null && stars <= value) || undefined}>
          <input
            type="radio"
            name="stars"
            value={stars}
            checked={value === stars}
            onChange={() => onValueChange(stars)}
            aria-label={t(stars === 1 ? 'stars.one' : 'stars.many', { count: stars })}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </fieldset>
  );
}
