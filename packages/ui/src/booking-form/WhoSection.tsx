import { useEffect, useState } from 'react';
import { FarmerPicker, type FarmersPort } from '../farmer-picker/index.ts';
import { Card } from '../primitives/card/index.ts';
import { Field } from '../primitives/field/index.ts';
import { FieldGrid } from '../primitives/field-grid/index.ts';
import { Input } from '../primitives/input/index.ts';
import { RadioCards } from '../primitives/radio-cards/index.ts';
import { useMessages } from '../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { BoundField } from './BoundField.tsx';
import { bookingTexts } from './bookingTexts.ts';
import { useFieldValue } from './formValues.ts';
import type { FarmerChoiceActions } from './useFarmerChoice.ts';

interface WhoSectionProps extends FarmerChoiceActions {
  forOthers: boolean;
  farmers: FarmersPort;
  /** Only this user's farmers. */
  referrer: number | undefined;
}

/** Who the soil belongs to: oneself, a registered farmer, or somebody whose details are typed. */
export function WhoSection({
  forOthers,
  farmers,
  referrer,
  chooseFarmerChoice,
  pickFarmer,
}: WhoSectionProps) {
  const { form, pathId } = useBookingFields();
  const t = useMessages(bookingTexts);
  const choice = useFieldValue(form, 'farmerChoice');
  const farmer = useFieldValue(form, 'farmer');
  const picks = forOthers && choice === 'yes';
  return (
    <Card title={t(forOthers ? 'bookingSignedIn.who' : 'booking.details')}>
      <FieldGrid>
        {forOthers && (
          <Field
            group
            required
            span="full"
            id={pathId('farmerChoice')}
            label={t('bookingSignedIn.registered')}
          >
            <RadioCards
              name={pathId('farmerChoice')}
              value={choice}
              onChange={(event) => chooseFarmerChoice(event.target.value === 'yes' ? 'yes' : 'no')}
              options={[
                { value: 'yes', title: t('common.yes'), note: t('bookingSignedIn.registeredYes') },
                { value: 'no', title: t('common.no'), note: t('bookingSignedIn.registeredNo') },
              ]}
            />
          </Field>
        )}
        {picks && <FarmerField farmers={farmers} referrer={referrer} pickFarmer={pickFarmer} />}
        {(!picks || farmer !== null) && <Details isRequired={!picks} />}
      </FieldGrid>
    </Card>
  );
}

function FarmerField({
  farmers,
  referrer,
  pickFarmer,
}: Pick<WhoSectionProps, 'farmers' | 'referrer' | 'pickFarmer'>) {
  const { form, lists } = useBookingFields();
  const t = useMessages(bookingTexts);
  const farmer = useFieldValue(form, 'farmer');
  const [, setNamed] = useState(false);
  // The farmers' lines name their counties once these are known; without them they do without.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void lists.sources.county.load('', { signal }).then(
      () => signal.aborted || setNamed(true),
      () => undefined,
    );
    return () => controller.abort();
  }, [lists]);
  return (
    <BoundField path="farmer" required span="full" label={t('booking.farmer')}>
      <FarmerPicker
        farmers={farmers}
        referrer={referrer}
        value={farmer}
        onValueChange={pickFarmer}
        selectedName={form.getValues('name')}
        countyName={(id) => lists.nameOf('county', id)}
      />
    </BoundField>
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
