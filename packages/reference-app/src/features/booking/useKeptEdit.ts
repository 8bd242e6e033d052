import type { Booking, BookingRequest } from '@udongo/sdk';
import { type DraftStorage, localDraftStorage } from '@udongo/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { editsOf } from '../../services/editsOf.ts';
import { useEditsText } from '../../services/editTexts.ts';
import { isUnanswered } from '../../services/networkFirst.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';

/** Saves a booking of a service with versions, or keeps the change on this device where no answer comes; then the page of the booking opens. */
export function useKeptEdit(loaded: Booking) {
  const services = useServices();
  const { udongo, toaster } = services;
  const user = useUser();
  const navigate = useNavigate();
  const t = useEditsText();
  const edits = user && editsOf(services, user);
  const { id, version } = loaded;
  const [kept] = useState(() => edits?.find(id));
  const [storage] = useState(createEndingStorage);
  useEffect(() => edits?.hold(id), [edits, id]);
  const base = useRef(kept?.base ?? loaded);

  const update = async (booking: number, body: BookingRequest): Promise<Booking> => {
    try {
      const saved = await udongo.bookings.update(booking, body);
      edits?.remove(booking);
      base.current = saved;
      return saved;
    } catch (error) {
      const isKept =
        version !== undefined && isUnanswered(error) && edits?.keep({ base: base.current, body });
      if (!isKept) throw error;
      storage.end();
      toaster.show({ tone: 'warning', message: t('edits.kept') });
      void navigate(`/bookings/${id}`);
      // The form is gone.
      return new Promise(() => undefined);
    }
  };
  return {
    base: kept?.base ?? loaded,
    booking: kept ? { ...kept.base, ...(kept.body as Partial<Booking>) } : loaded,
    bookings: { ...udongo.bookings, update },
    draftStorage: storage,
    isKept: kept !== undefined,
  };
}

/** Storage of a form's drafts that can be ended: what the form typed is kept as a change then. */
function createEndingStorage(): DraftStorage & { end: () => void } {
  const keys = new Set<string>();
  let hasEnded = false;
  return {
    ...localDraftStorage,
    save: (key, value) => {
      if (hasEnded) return;
      keys.add(key);
      return localDraftStorage.save(key, value);
    },
    end: () => {
      hasEnded = true;
      for (const key of keys) void localDraftStorage.clear(key);
    },
  };
}
