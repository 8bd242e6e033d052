import type { Rating } from '@udongo/sdk';

interface RangeBarProps {
  rating: Rating;
  /** The bar's content in words. */
  label: string;
}

/**
 * The ideal range as a band in the middle third of a track, and the value as a pin, which stays at the
 * track's end if it is beyond.
 */
export function RangeBar({ rating: { value, low, high }, label }: RangeBarProps) {
  const width = high - low || 1;
  const place = (number: number) => Math.min(98, Math.max(2, (100 * (number - low + width)) / (3 * width)));
  return (
    <svg className="udongo-sample-results__bar" role="img" aria-label={label} height="24" width="100%">
      <title>{label}</title>
      <rect className="udongo-sample-results__track" x="0" y="6" width="100%" height="12" rx="6" />
      <rect className="udongo-sample-results__band" x="33.33%" y="6" width="33.33%" height="12" rx="3" />
      {value !== null && (
        <svg x={`${place(value)}%`} overflow="visible" aria-hidden="true">
          <rect className="udongo-sample-results__pin" x="-3.5" y="0.5" width="7" height="23" rx="3.5" />
        </svg>
      )}
    </svg>
  );
}
