import { Checkbox } from '../../primitives/checkbox/index.ts';
import { Input } from '../../primitives/input/index.ts';
import { useMessages } from '../../provider/index.ts';
import { type BookingRole, BoundField, bookingTexts, useBookingFields } from '../values/index.ts';

/** The discount and, while updating, the state of the report; each for people who can set it. */
export function AdministratorFields({ role }: { role: BookingRole }) {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  return (
    <>
      {role.givesDiscount && (
        <BoundField path="discount" span="half" label={t('booking.discount')}>
          <Input inputMode="decimal" autoComplete="off" {...form.register('discount')} />
        </BoundField>
      )}
      {role.marksReport && (
        <BoundField path="is_report_sent" group span="full" label={t('bookingSignedIn.administration')}>
          <Checkbox label={t('bookingSignedIn.reportSent')} {...form.register('is_report_sent')} />
        </BoundField>
      )}
    </>
  );
}
