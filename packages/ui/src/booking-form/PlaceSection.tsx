import { Card } from '../primitives/card/index.ts';
import { FieldGrid } from '../primitives/field-grid/index.ts';
import { Input } from '../primitives/input/index.ts';
import { useMessages } from '../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { BoundField } from './BoundField.tsx';
import { bookingTexts } from './bookingTexts.ts';
import { RecordField } from './RecordField.tsx';

/** Where the soil is and which agrovet serves the booking. */
export function PlaceSection({ choosesAgrovet }: { choosesAgrovet: boolean }) {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  return (
    <Card title={t('booking.place')}>
      <FieldGrid>
        <RecordField
          path="county"
          span="half"
          label={t('booking.county')}
          placeholder={t('lookup.county')}
          emptyMessage={t('lookup.countyEmpty')}
        />
        <BoundField path="address" span="half" label={t('booking.address')} hint={t('booking.addressHint')}>
          <Input maxLength={255} autoComplete="street-address" {...form.register('address')} />
        </BoundField>
        {choosesAgrovet && (
          <RecordField
            path="agent"
            span="full"
            label={t('booking.agrovet')}
            hint={t('booking.agrovetHint')}
            placeholder={t('lookup.agrovet')}
            emptyMessage={t('lookup.agrovetEmpty')}
          />
        )}
      </FieldGrid>
    </Card>
  );
}
