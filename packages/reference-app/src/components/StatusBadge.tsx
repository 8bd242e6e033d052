import type { BookingStatus } from '@udongo/sdk';
import { bookingStatuses } from '@udongo/sdk/values';
import { Badge } from '@udongo/ui';
import { wordOf } from '@udongo/ui/internal';
import { useText } from '../messages/translator.ts';

const labels = Object.fromEntries(bookingStatuses.map((status) => [status, `status.${status}` as const]));

/** The status of a booking as a coloured word; '-' for none. */
export function StatusBadge({ status }: { status: BookingStatus | null | undefined }) {
  const t = useText();
  if (!status) return '-';
  if (status === 'canceled') return <Badge tone="error">{t('status.canceled')}</Badge>;
  const tone = status === 'report_ready' ? 'success' : status === 'booked' ? 'neutral' : 'info';
  return <Badge tone={tone}>{wordOf(labels, status, t)}</Badge>;
}
