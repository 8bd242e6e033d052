import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../../primitives/field/index.ts';
import { Input, Textarea } from '../../primitives/input/index.ts';
import { useMessages } from '../../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { type BookingPath, readField, type SampleField } from './bookingFields.ts';
import { bookingTexts } from './bookingTexts.ts';
import type { BookingFormValues } from './bookingValues.ts';
import { useFieldError } from './formValues.ts';

/** Props of a field that a host can set in place of the form's own. */
export interface FieldOptions extends Partial<Omit<FieldProps, 'id' | 'error' | 'children' | 'ref'>> {}

export interface BoundFieldProps extends FieldOptions, Pick<FieldProps, 'children'> {
  path: BookingPath;
}

/** A field with the texts and the error of its path, and the id by which the error summary finds it. */
export function BoundField({ path, ...own }: BoundFieldProps) {
  const { form, pathId } = useBookingFields();
  const t = useMessages(bookingTexts);
  const error = useFieldError(form, path);
  return <Field id={pathId(path)} error={error} {...readField(path, t)} {...own} />;
}

type Texts<Values> = {
  [Name in keyof Values & string]: string extends Values[Name] ? Name : never;
}[keyof Values & string];

/** The paths of fields that are typed. */
export type TextPath = Extract<
  BookingPath,
  Texts<BookingFormValues> | `samples.${number}.${Exclude<SampleField, 'main_crop' | 'other_crops'>}`
>;

interface TextFieldProps extends FieldOptions {
  path: TextPath;
  /** Below the control. */
  children?: ReactNode;
}

/** A field that is typed. */
export function TextField({ path, children, ...own }: TextFieldProps) {
  const { form } = useBookingFields();
  const { control, placeholder } = readField(path, useMessages(bookingTexts));
  const props = { placeholder, ...control, ...form.register(path) };
  return (
    <BoundField path={path} {...own}>
      {control?.rows ? <Textarea {...props} /> : <Input {...(props as object)} />}
      {children}
    </BoundField>
  );
}
