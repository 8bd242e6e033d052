import { useEffect, useState } from 'react';
import { FarmerPicker } from '../../farmer-picker/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { RadioCards } from '../../primitives/radio-cards/index.ts';
import { useMessages } from '../../provider/index.ts';
import { useBookingRoot, useFarmerChoice } from '../session/index.ts';
import {
  BoundField,
  bookingTexts,
  type FieldOptions,
  isAgent,
  isRequired,
  TextField,
  useFieldValue,
  useFormOutcome,
} from '../values/index.ts';

/** Asks people who book for others whether the farmer is registered, and if so, which farmer it is. */
export function FarmerFields() {
  const { form, pathId, params } = useBookingRoot();
  const { chooseFarmerChoice } = useFarmerChoice(form, params.user);
  const t = useMessages(bookingTexts);
  const choice = useFieldValue(form, 'farmerChoice');
  return (
    <>
      <Field group required span="full" id={pathId('farmerChoice')} label={t('bookingSignedIn.registered')}>
        <RadioCards
          name={pathId('farmerChoice')}
          value={choice}
          onChange={(event) => chooseFarmerChoice(event.target.value as 'yes' | 'no')}
          options={[
            { value: 'yes', title: t('common.yes'), note: t('bookingSignedIn.registeredYes') },
            { value: 'no', title: t('common.no'), note: t('bookingSignedIn.registeredNo') },
          ]}
        />
      </Field>
      {choice === 'yes' && <FarmerField />}
    </>
  );
}

function FarmerField() {
  const { form, lists, focusPath, params } = useBookingRoot();
  const { api, user } = params;
  const { pickFarmer, bookUnregistered } = useFarmerChoice(form, user);
  const t = useMessages(bookingTexts);
  const farmer = useFieldValue(form, 'farmer');
  const [, setNamed] = useState(false);
  // Load the counties, so that the farmers' options can name them; if that fails, they are shown without.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void lists.sources.county.load('', { signal }).then(
      () => setNamed(true),
      () => undefined,
    );
    return () => controller.abort();
  }, [lists]);
  return (
    <BoundField path="farmer">
      <FarmerPicker
        farmers={api.farmers}
        // An agent finds only their own farmers.
        referrer={isAgent(user) ? user?.id : undefined}
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

export const NameField = (own: FieldOptions) => <DetailField path="name" {...own} />;
export const PhoneField = (own: FieldOptions) => <DetailField path="phone_no" {...own} />;

/** A detail of the farmer that is required only without a registered farmer. */
function DetailField({ path, ...own }: FieldOptions & { path: 'name' | 'phone_no' }) {
  const { form, role } = useBookingRoot();
  const required = useFormOutcome(form, (values) => isRequired(path, role, values));
  return <TextField path={path} required={required} {...own} />;
}
