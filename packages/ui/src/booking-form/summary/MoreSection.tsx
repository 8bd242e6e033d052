import { bookingLimits } from '@udongo/sdk/values';
import { Card } from '../../primitives/card/index.ts';
import { FieldGrid } from '../../primitives/field-grid/index.ts';
import { Textarea } from '../../primitives/input/index.ts';
import { useMessages } from '../../provider/index.ts';
import {
  type BookingRole,
  BoundField,
  bookingTexts,
  type DiscountState,
  useBookingFields,
} from '../values/index.ts';
import { AdministratorFields } from './AdministratorFields.tsx';
import { DiscountCodeField } from './DiscountCodeField.tsx';

/** Notes and the discount code for everybody; the discount and the report's state for administrators. */
export function MoreSection({ role, discount }: { role: BookingRole; discount: DiscountState }) {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  return (
    <Card title={t('booking.more')}>
      <FieldGrid>
        <BoundField
          path="notes"
          span="full"
          label={t('booking.notes')}
          counterMax={bookingLimits.notesLength}
        >
          <Textarea {...form.register('notes')} />
        </BoundField>
        <DiscountCodeField discount={discount} />
        <AdministratorFields role={role} />
      </FieldGrid>
    </Card>
  );
}
