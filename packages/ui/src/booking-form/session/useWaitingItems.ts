import { useSyncExternalStore } from 'react';
import type { BookingQueue, QueueSnapshot } from '../../booking-queue/index.ts';
import type { WaitingActions } from './BookingController.ts';

/** The snapshot without a queue, while a server renders, and while its page hydrates. */
export const nothingWaits: QueueSnapshot = { items: [], removed: null };

/** The queue and the form that `useWaitingItems` follows. */
export interface WaitingSource extends Pick<WaitingActions, 'isSending'> {
  queue: Pick<BookingQueue, 'subscribe' | 'getSnapshot'>;
}

/** Lists the waiting bookings without the one that the form is sending, which its button shows. */
export function useWaitingItems({ queue, isSending }: WaitingSource): QueueSnapshot {
  const { items, removed } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => nothingWaits);
  return { items: items.filter(({ uuid }) => !isSending(uuid)), removed };
}
