import type { ComponentType } from 'react';
import { type FieldName, useBookingRoot } from '../session/index.ts';
import {
  type BookingPath,
  CropsField,
  type FieldOptions,
  isForOthers,
  isSampleField,
  isShown,
  RecordField,
  TextField,
  useFormOutcome,
} from '../values/index.ts';
import {
  AgrovetField,
  DateField,
  FarmingTypeField,
  SampleLocationField,
  SizeField,
  SoilTypeField,
  TestTypeField,
} from './controls.tsx';
import { useSample } from './SampleContext.ts';

export interface BookingFormFieldProps extends FieldOptions {
  /** The contract's name of the field, such as 'phone_no'; in a sample one of its names, such as 'soil_type'. */
  name: FieldName;
}

/** The fields that are not typed. */
const fields: Partial<Record<FieldName, unknown>> = {
  agent: AgrovetField,
  county: RecordField,
  crops: CropsField,
  farming_type: FarmingTypeField,
  main_crop: RecordField,
  other_crops: CropsField,
  sample_location: SampleLocationField,
  size_of_land: SizeField,
  soil_test_date: DateField,
  soil_type: SoilTypeField,
  test_type: TestTypeField,
};

/**
 * One field of the form with its label, hint and error; nothing if this person is not asked for it. 'farmer' includes the question
 * whether the farmer is registered. The other props replace the form's own, such as `label`, `hint` and `span`.
 */
export function BookingField({ name, ...own }: BookingFormFieldProps) {
  return isSampleField(name) ? <SampleField name={name} {...own} /> : <OwnField name={name} {...own} />;
}

function OwnField({ name, ...own }: BookingFormFieldProps) {
  const { form, role, features } = useBookingRoot();
  const path = name as BookingPath;
  const isAsked = useFormOutcome(
    form,
    (values) => (path === 'farmer' && isForOthers(role)) || isShown(path, role, values),
  );
  const Control = toControl(features.fields?.[name] ?? fields[name]);
  return isAsked && <Control path={path} {...own} />;
}

/** A field of a sample. It does not read the state of the form: rows must not render with it. */
function SampleField({ name, ...own }: BookingFormFieldProps) {
  const { index } = useSample();
  const Control = toControl(fields[name]);
  return <Control path={`samples.${index}.${name}` as BookingPath} {...own} />;
}

/** Each control takes the paths of its own fields, which the table can't show. */
function toControl(control: unknown = TextField) {
  return control as ComponentType<FieldOptions & { path: BookingPath }>;
}
