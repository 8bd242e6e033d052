import type { Booking } from '@udongo/sdk';
import { useEffect, useMemo, useState } from 'react';
import { cropLabel } from '../../lib/cropLabel.ts';
import { useEvent } from '../../lib/useEvent.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import type { BookingFields } from './BookingFieldsContext.ts';
import { type BookingListsPort, createBookingLists } from './bookingLists.ts';
import { bookingTexts } from './bookingTexts.ts';

/** Gives the lists that the form's comboboxes search, the same objects at each render, and where crops are searched. */
export function useBookingLists(
  api: BookingListsPort,
  booking: Booking | null,
): Pick<BookingFields, 'lists' | 'cropFilter'> {
  const t = useMessages(bookingTexts);
  const locale = useLanguageTag();
  const [cropFilter, setCropFilter] = useState<'local' | 'remote'>('local');
  const askApi = useEvent(() => api);
  const labelOf = useEvent((name: string) => cropLabel(t, locale, name));
  const unnamed = useEvent((record: number) => t('booking.unlisted', { id: record }));
  const lists = useMemo(
    () =>
      createBookingLists({
        api: askApi,
        cropLabel: labelOf,
        unnamed,
        onManyCrops: () => setCropFilter('remote'),
      }),
    [askApi, labelOf, unnamed],
  );

  // Load the crops of a stored booking: closed cards show their names, and the second pass needs those allowed now.
  useEffect(() => {
    if (booking) void lists.allowedCrops();
  }, [booking, lists]);

  return { lists, cropFilter };
}
