import { useEffect, useState } from 'react';
import { FarmerPicker, type FarmersPort } from '../../farmer-picker/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { RadioCards } from '../../primitives/radio-cards/index.ts';
import { useMessages } from '../../provider/index.ts';
import { BoundField, bookingTexts, useBookingFields, useFieldValue } from '../values/index.ts';
import type { FarmerChoiceActions } from './useFarmerChoice.ts';

export interface FarmerFieldsProps extends FarmerChoiceActions {
  farmers: FarmersPort;
  /** Id of an agent's user, to offer only their farmers. */
  referrer: number | undefined;
}

/** Asks people who book for others whether the farmer is registered, and if so, which farmer it is. */
export function FarmerFields({ chooseFarmerChoice, ...picker }: FarmerFieldsProps) {
  const { form, pathId } = useBookingFields();
  const t = useMessages(bookingTexts);
  const choice = useFieldValue(form, 'farmerChoice');
  return (
    <>
      <Field group required span="full" id={pathId('farmerChoice')} label={t('bookingSignedIn.registered')}>
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
      {choice === 'yes' && <FarmerField {...picker} />}
    </>
  );
}

function FarmerField({
  farmers,
  referrer,
  pickFarmer,
  bookUnregistered,
}: Omit<FarmerFieldsProps, 'chooseFarmerChoice'>) {
  const { form, lists, focusPath } = useBookingFields();
  const t = useMessages(bookingTexts);
  const farmer = useFieldValue(form, 'farmer');
  const [, setNamed] = useState(false);
  // Load the counties, so that the farmers' options can name them; if that fails, they are shown without.
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
        nobodyFound={(search) => (
          <Button
            size="small"
            onClick={() => {
              bookUnregistered(search);
              focusPath(form.getValues('name') ? 'phone_no' : 'name');
            }}
          >
            {t('bookingSignedIn.bookUnregistered')}
          </Button>
        )}
      />
    </BoundField>
  );
}
