import type { Rating } from '@udongo/sdk';
import { Badge, type BadgeProps } from '../primitives/index.ts';

const looks = {
  low: { tone: 'error', icon: 'chevronDown' },
  slightly_low: { tone: 'warning', icon: 'chevronDown' },
  optimal: { tone: 'success', icon: 'check' },
  slightly_high: { tone: 'warning', icon: 'chevronUp' },
  high: { tone: 'error', icon: 'chevronUp' },
  not_measured: { tone: 'neutral' },
} as const satisfies Record<Rating['rating'], Omit<BadgeProps, 'children'>>;

/**
 * A rating in a word with an icon.
 *
 * @internal
 */
export function RatingBadge({ rating, children }: { rating: Rating['rating']; children: string }) {
  return <Badge {...looks[rating]}>{children}</Badge>;
}
