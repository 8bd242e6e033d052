import { Field, type FieldProps } from '../../primitives/field/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import type { BookingPath } from './bookingFields.ts';
import { useFieldError } from './formValues.ts';

export interface BoundFieldProps extends Omit<FieldProps, 'id' | 'error'> {
  path: BookingPath;
}

/** A field with the error of its path, and the id by which the error summary finds it. */
export function BoundField({ path, ...props }: BoundFieldProps) {
  const { form, pathId } = useBookingFields();
  const error = useFieldError(form, path);
  return <Field id={pathId(path)} error={error} {...props} />;
}
