import { Card } from '../../primitives/card/index.ts';
import { FieldGrid } from '../../primitives/field-grid/index.ts';
import { Input } from '../../primitives/input/index.ts';
import { useMessages } from '../../provider/index.ts';
import { BoundField, bookingTexts, useBookingFields, useFieldValue } from '../values/index.ts';
import { FarmerFields, type FarmerFieldsProps } from './FarmerFields.tsx';

interface WhoSectionProps extends FarmerFieldsProps {
  forOthers: boolean;
}

/** The section about the owner of the soil: oneself, a registered farmer, or somebody whose details are typed. */
export function WhoSection({ forOthers, ...farmerFields }: WhoSectionProps) {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  const choice = useFieldValue(form, 'farmerChoice');
  const farmer = useFieldValue(form, 'farmer');
  const picks = forOthers && choice === 'yes';
  return (
    <Card title={t(forOthers ? 'bookingSignedIn.who' : 'booking.details')}>
      <FieldGrid>
        {forOthers && <FarmerFields {...farmerFields} />}
        {(!picks || farmer !== null) && <Details isRequired={!picks} />}
      </FieldGrid>
    </Card>
  );
}

function Details({ isRequired }: { isRequired: boolean }) {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  return (
    <>
      <BoundField path="name" required={isRequired} span="half" label={t('booking.name')}>
        <Input autoComplete="name" maxLength={150} {...form.register('name')} />
      </BoundField>
      <BoundField
        path="phone_no"
        required={isRequired}
        span="half"
        label={t('booking.phone')}
        hint={t('booking.phoneHint')}
      >
        <Input type="tel" autoComplete="tel" maxLength={20} {...form.register('phone_no')} />
      </BoundField>
      <BoundField path="email" span="half" label={t('booking.email')}>
        <Input type="email" autoComplete="email" maxLength={254} {...form.register('email')} />
      </BoundField>
    </>
  );
}
