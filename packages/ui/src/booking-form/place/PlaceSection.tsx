import { Card } from '../../primitives/card/index.ts';
import { FieldGrid } from '../../primitives/field-grid/index.ts';
import { Input } from '../../primitives/input/index.ts';
import { useMessages } from '../../provider/index.ts';
import {
  type BookingRole,
  BoundField,
  bookingTexts,
  RecordField,
  useBookingFields,
} from '../values/index.ts';

interface PlaceSectionProps {
  role: BookingRole;
  /** The agrovet that serves the booking; if given, people are not asked for one. */
  shop: { name: string } | undefined;
}

/** The county, the address, and the agrovet that serves the booking and learns who books. */
export function PlaceSection({ role: { choosesAgrovet, forOthers }, shop }: PlaceSectionProps) {
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
            hint={t(forOthers ? 'booking.agrovetHint' : 'booking.agrovetSees')}
            placeholder={t('lookup.agrovet')}
            emptyMessage={t('lookup.agrovetEmpty')}
          />
        )}
      </FieldGrid>
      {shop && (
        <p className="udongo-booking-form__note">
          {t('booking.shopServes', { shop: shop.name })} {!forOthers && t('booking.agrovetSees')}
        </p>
      )}
    </Card>
  );
}
