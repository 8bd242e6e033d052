import {
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  useFieldArray as libraryFieldArray,
  useForm as libraryForm,
  set as librarySet,
  type UseFieldArrayReturn,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { BookingFormValues, SampleValues } from './bookingValues.ts';

/** The part of a react-hook-form form that the booking form uses, with only the arguments that it passes. */
export interface BookingForm
  extends Pick<UseFormReturn<BookingFormValues>, 'control' | 'register' | 'setValue'> {
  getValues: {
    (): BookingFormValues;
    <Name extends Path>(name: Name): FieldPathValue<BookingFormValues, Name>;
  };
  getErrors: () => FieldErrors<BookingFormValues>;
  getFieldState: (name: Path) => { error?: Partial<FieldError> | undefined };
  setError: (name: Path, error: { type: string; message: string }) => void;
  clearErrors: (names: Path[]) => void;
  reset: (values: BookingFormValues) => void;
  subscribe: (listener: {
    name?: Path;
    formState: { values?: boolean; errors?: boolean };
    callback: () => void;
  }) => () => void;
  handleSubmit: (
    onValid: (values: BookingFormValues) => unknown,
    onInvalid: (errors: FieldErrors<BookingFormValues>) => unknown,
  ) => () => Promise<unknown>;
}

type Path = FieldPath<BookingFormValues>;

type FormOptions = Required<Pick<UseFormProps<BookingFormValues>, 'resolver' | 'shouldFocusError'>> & {
  defaultValues: BookingFormValues;
};

interface SampleArrayOptions extends Pick<BookingForm, 'control'> {
  name: 'samples';
  /** Differs from the default 'id', which would overwrite the ids of stored samples. */
  keyName: 'key';
}

interface SampleArray extends Pick<UseFieldArrayReturn<BookingFormValues, 'samples', 'key'>, 'fields'> {
  insert: (index: number, values: SampleValues, options: { shouldFocus: false }) => void;
  remove: (index: number) => void;
}

/**
 * The part of react-hook-form that the booking form uses. The library and the widget's shim are both of this type: add a method
 * here before using it, and the shim does not compile until it has it, too.
 */
export interface FormLibrary {
  useForm: (options: FormOptions) => BookingForm;
  useFieldArray: (options: SampleArrayOptions) => SampleArray;
  /** Sets `path`, such as 'samples.0.size_of_land', in `target`. */
  set: (target: object, path: string, value: unknown) => void;
}

export const useForm: FormLibrary['useForm'] = libraryForm;
export const useFieldArray: FormLibrary['useFieldArray'] = libraryFieldArray;
export const set: FormLibrary['set'] = librarySet;
