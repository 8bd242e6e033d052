import { Card } from '../primitives/card/index.ts';
import { FieldGrid } from '../primitives/field-grid/index.ts';
import { Input } from '../primitives/input/index.ts';
import { useMessages } from '../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { BoundField } from './BoundField.tsx';
import { RecordField } from './RecordField.tsx';

/** Where the soil is and which agrovet serves the booking. */
export function PlaceSection({ choosesAgrovet }: { choosesAgrovet: boolean }) {
  const { form } = useBookingFields();
  const t = useMessages();
  return (
    <Card title={t('booking.place')}>
      <FieldGrid>
        <RecordField
          path="county"
          span="half"
          label={t('booking.county')}
          placeholder={t('booking.countyPlaceholder')}
          emptyMessage={t('booking.countyEmpty')}
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
            placeholder={t('booking.agrovetPlaceholder')}
            emptyMessage={t('booking.agrovetEmpty')}
          />
        )}
      </FieldGrid>
    </Card>
  );
}
