import { useRef, useState } from 'react';
import type { BookingQueue, QueuedBooking } from '../../booking-queue/index.ts';
import { useEvent } from '../../lib/useEvent.ts';
import type { BookingForm, BookingFormValues } from '../values/index.ts';

export interface FormQueueParams {
  form: BookingForm;
  queue: BookingQueue | undefined;
  /** Something in the form is not as it started. */
  isTyped: () => boolean;
  /** Puts a waiting booking into the form. */
  onOpen: (item: QueuedBooking) => void;
  /** Starts with an empty form, and without drafts. */
  onClear: () => void;
}

/** What a person does with the bookings that wait, beside a form. */
export interface WaitingActions {
  queue: BookingQueue;
  /** The booking that the form holds; null for a new one. */
  openUuid: string | null;
  /** Opening a booking would replace another that is not finished. */
  wouldReplace: (uuid: string) => boolean;
  /** Takes a waiting booking into the form; does nothing while it is being sent. */
  open: (uuid: string) => Promise<void>;
  /** Wipes forms, drafts and queue of this person from the device. */
  clearDetails: () => void;
}

/** Joins a form to its queue: which booking it holds, and whether the queue keeps it as it stands there. */
export function useFormQueue({ form, queue, isTyped, onOpen, onClear }: FormQueueParams) {
  const [openUuid, setOpenUuid] = useState<string | null>(null);
  /** The content of the form that the queue keeps; null when it keeps none. */
  const queued = useRef<string | null>(null);
  const isQueued = (values: BookingFormValues) => queued.current === JSON.stringify(values);

  const wouldReplace = useEvent((uuid: string) => {
    return openUuid !== uuid && isTyped() && !isQueued(form.getValues());
  });
  const open = useEvent(async (uuid: string) => {
    const item = await queue?.edit(uuid);
    if (item) onOpen(item);
  });
  const clearDetails = useEvent(() => {
    queue?.clear();
    onClear();
  });

  return {
    actions: queue ? { queue, openUuid, wouldReplace, open, clearDetails } : null,
    /** The form holds the booking of this uuid now. */
    hold: (uuid: string | null) => {
      queued.current = null;
      setOpenUuid(uuid);
    },
    /** The queue keeps what the form holds now, or keeps it no more. */
    setQueued: (isKept: boolean) => {
      queued.current = isKept ? JSON.stringify(form.getValues()) : null;
    },
    isQueued,
  };
}
