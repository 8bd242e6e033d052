import { Input } from '../../primitives/input/index.ts';
import { useMessages } from '../../provider/index.ts';
import { BoundField, bookingTexts, type DiscountState, useBookingFields } from '../values/index.ts';
import { useDiscountHint } from './useDiscountHint.ts';

/** The field of the discount code, which is checked before the booking is sent. */
export function DiscountCodeField({ discount }: { discount: DiscountState }) {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  const hint = useDiscountHint(form, discount);
  return (
    <BoundField
      path="discount_code"
      span="half"
      label={t('booking.discountCode')}
      hint={hint && <span role="status">{hint}</span>}
    >
      <Input
        maxLength={50}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.register('discount_code')}
      />
    </BoundField>
  );
}
