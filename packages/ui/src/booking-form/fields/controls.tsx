import { formatDate } from '../../lib/formatDate.ts';
import { Button } from '../../primitives/button/index.ts';
import { Input } from '../../primitives/input/index.ts';
import { RadioCards } from '../../primitives/radio-cards/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import { useBookingRoot } from '../session/index.ts';
import {
  BoundField,
  bookingTexts,
  DateQuestion,
  type FieldOptions,
  isForOthers,
  isUpdate,
  RecordField,
  readTestTypes,
  SizeQuestion,
  TextField,
  useBookingFields,
  useFieldValue,
} from '../values/index.ts';
import { readFarmingTypeOptions, readSoilTypeOptions, readTestTypeOptions } from './choices.ts';
import { useSample } from './SampleContext.ts';

/** The tests on offer. A chosen one that can't be booked any more is shown, and marked as such. */
export function TestTypeField(own: FieldOptions) {
  const root = useBookingRoot();
  const { form, pathId, setChoice, testTypes, features } = root;
  const t = useMessages(bookingTexts);
  const testType = useFieldValue(form, 'test_type');
  const list = features.listTestTypes ?? readTestTypes;
  const isLocked = isUpdate(root);
  return (
    <BoundField
      path="test_type"
      group
      hint={isLocked && t('bookingSignedIn.testTypeLocked')}
      disabled={isLocked}
      {...own}
    >
      <RadioCards
        name={pathId('test_type')}
        value={testType}
        onChange={(event) => setChoice('test_type', event.target.value)}
        options={readTestTypeOptions(list(testTypes, testType), testTypes, t).map(({ label, ...option }) => ({
          ...option,
          title: label,
        }))}
      />
    </BoundField>
  );
}

export function DateField(own: FieldOptions) {
  const { form, today } = useBookingRoot();
  return (
    <BoundField path="soil_test_date" hint={<WrittenDate />} {...own}>
      <Input type="date" min={today} {...form.register('soil_test_date')} />
    </BoundField>
  );
}

export function FarmingTypeField(own: FieldOptions) {
  const { form } = useBookingRoot();
  const t = useMessages(bookingTexts);
  return (
    <BoundField path="farming_type" {...own}>
      <Select
        placeholder={t('field.choose')}
        options={readFarmingTypeOptions(t)}
        {...form.register('farming_type')}
      />
    </BoundField>
  );
}

/** The chosen day in words, because the browser's date field can show day and month in any order. */
function WrittenDate() {
  const { form, today } = useBookingRoot();
  const t = useMessages(bookingTexts);
  const date = useFieldValue(form, 'soil_test_date');
  return (
    <>
      {formatDate(useLanguageTag(), date, 'long') || t('booking.testDateHint')} <DateQuestion today={today} />
    </>
  );
}

/** The agrovet that serves the booking. */
export function AgrovetField(own: FieldOptions) {
  const { role } = useBookingRoot();
  const t = useMessages(bookingTexts);
  const hint = t(isForOthers(role) ? 'booking.agrovetHint' : 'booking.agrovetSees');
  return <RecordField path="agent" hint={hint} {...own} />;
}

/** The place of a sample, with the position of the device if the form can find it. */
export function SampleLocationField(own: FieldOptions) {
  const { LocationButton } = useBookingFields();
  const { index } = useSample();
  return (
    <TextField path={`samples.${index}.sample_location`} {...own}>
      {LocationButton && <LocationButton index={index} />}
    </TextField>
  );
}

export function SoilTypeField(own: FieldOptions) {
  const { form } = useBookingFields();
  const { index, onSoilTypeHelp } = useSample();
  const t = useMessages(bookingTexts);
  const path = `samples.${index}.soil_type` as const;
  const value = useFieldValue(form, path);
  return (
    <BoundField path={path} {...own}>
      <Select
        placeholder={t('field.choose')}
        options={readSoilTypeOptions(value, t)}
        {...form.register(path)}
      />
      <div className="udongo-booking-form__soil-help">
        <Button size="small" variant="quiet" icon="help" onClick={() => onSoilTypeHelp(index)}>
          {t('bookingSample.soilTypeHelp')}
        </Button>
      </div>
    </BoundField>
  );
}

export function SizeField(own: FieldOptions) {
  const { index } = useSample();
  return (
    <TextField path={`samples.${index}.size_of_land`} {...own}>
      <SizeQuestion index={index} />
    </TextField>
  );
}
