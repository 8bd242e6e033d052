import type { BookingStatus } from '@udongo/sdk';
import { Badge } from '@udongo/ui';
import { useText } from '../messages/translator.ts';

/** Where a booking stands, in a word. */
export function StatusBadge({ status }: { status: BookingStatus | undefined }) {
  const t = useText();
  if (status === undefined) return '-';
  if (status === 'canceled') return <Badge tone="error">{t('status.canceled')}</Badge>;
  const tone = status === 'report_ready' ? 'success' : status === 'booked' ? 'neutral' : 'info';
  return <Badge tone={tone}>{t(`status.${status}`)}</Badge>;
}
