import { Field, type FieldProps } from '../primitives/index.ts';
import { useRecordFormParts } from './RecordFormContext.ts';

export interface RecordFormFieldProps extends Omit<FieldProps, 'id' | 'error'> {
  /** Path of the control in the form's values: 'name', 'sensor_data.pH'. */
  path: string;
}

/**
 * A `Field` of a `RecordFormFrame`: it has the error of its path, and the id by which the error summary finds
 * it.
 */
export function RecordFormField({ path, ...props }: RecordFormFieldProps) {
  const { fieldId, errorOf } = useRecordFormParts().controller;
  return <Field id={fieldId(path)} error={errorOf(path)} {...props} />;
}
