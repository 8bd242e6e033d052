import { bookingLimits } from '@udongo/sdk/values';
import { Card } from '../primitives/card/index.ts';
import { FieldGrid } from '../primitives/field-grid/index.ts';
import { Textarea } from '../primitives/input/index.ts';
import { useMessages } from '../provider/index.ts';
import { AdministratorFields } from './AdministratorFields.tsx';
import { useBookingFields } from './BookingFieldsContext.ts';
import { BoundField } from './BoundField.tsx';
import type { BookingRole } from './bookingRole.ts';
import { bookingTexts } from './bookingTexts.ts';
import { DiscountCodeField } from './DiscountCodeField.tsx';
import type { DiscountState } from './discount.ts';

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
