import type { Booking } from '@udongo/sdk';
import { BookingForm, Field, Input, useBookingFormContext } from '@udongo/ui';
import { useBookingExtra } from '@udongo/ui/experimental';
import { useEffect, useRef } from 'react';
import { useCollectionText } from '../../components/collection/collectionTexts.ts';
import { wardLength } from '../../lib/wardLength.ts';

/**
 * Asks for ward and address in the form of a booking. The form of `@udongo/ui` has no ward, because the specification has none: its
 * address asks for it. The stored ward goes with its county.
 */
export function WardAndAddress({ booking }: { booking: Booking }) {
  const t = useCollectionText();
  const { id, value, error, setValue } = useBookingExtra('extra.ward');
  const county = useBookingFormContext().watch('county');
  const before = useRef(county);
  useEffect(() => {
    if (county === before.current) return;
    before.current = county;
    if (county !== booking.county && value === booking.ward) setValue('');
  }, [county, value, setValue, booking]);
  return (
    <>
      <Field id={id} label={t('collection.ward')} hint={t('collection.wardHint')} span="half" error={error}>
        <Input
          maxLength={wardLength}
          autoComplete="off"
          value={String(value ?? '')}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <BookingForm.Field name="address" hint={t('collection.addressHint')} />
    </>
  );
}
