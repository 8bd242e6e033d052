import { formatNumber } from '@udongo/sdk/values';
import { useStarsText } from './starsTexts.ts';
import './stars.css';

export const starCounts = [1, 2, 3, 4, 5] as const;

/** So many of five stars, also parts of one; read out as "4.5 of 5 stars". */
export function Stars({ count }: { count: number }) {
  const t = useStarsText();
  return (
    <span className="app-stars" role="img" aria-label={t('stars.count', { count: formatNumber(count) })}>
      <span className="app-stars__empty">★★★★★</span>
      <span className="app-stars__full" style={{ width: `${(count / starCounts.length) * 100}%` }}>
        ★★★★★
      </span>
    </span>
  );
}

interface StarsChoiceProps {
  /** What the stars are for. */
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
