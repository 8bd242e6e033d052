import { BookingForm, Field, Input } from '@udongo/ui';
import { useBookingExtra } from '@udongo/ui/experimental';
import { useCollectionText } from '../../components/collection/collectionTexts.ts';
import { wardLength } from '../../lib/wardLength.ts';

/**
 * Asks for ward and address in the form of a booking. The form of `@udongo/ui` has no ward, because the specification has none: its
 * address asks for it.
 */
export function WardAndAddress() {
  const t = useCollectionText();
  const { id, value, error, setValue } = useBookingExtra('extra.ward');
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
