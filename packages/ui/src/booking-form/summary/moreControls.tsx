import { Checkbox } from '../../primitives/checkbox/index.ts';
import { useMessages } from '../../provider/index.ts';
import { useBookingRoot } from '../session/index.ts';
import { BoundField, bookingTexts, type FieldOptions, TextField } from '../values/index.ts';
import { useDiscountHint } from './useDiscountHint.ts';

/** The field of the discount code, which is checked before the booking is sent. */
export function DiscountCodeField(own: FieldOptions) {
  const { form, discount } = useBookingRoot();
  const hint = useDiscountHint(form, discount);
  return <TextField path="discount_code" hint={<span role="status">{hint}</span>} {...own} />;
}

/** The state of the report, for administrators while updating. */
export function ReportSentField(own: FieldOptions) {
  const { form } = useBookingRoot();
  const t = useMessages(bookingTexts);
  return (
    <BoundField path="is_report_sent" group label={t('bookingSignedIn.administration')} {...own}>
      <Checkbox label={t('bookingSignedIn.reportSent')} {...form.register('is_report_sent')} />
    </BoundField>
  );
}
