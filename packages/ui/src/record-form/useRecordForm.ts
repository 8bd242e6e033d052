import type { FormEvent, RefObject } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { ownForm } from '../lib/ownForm.ts';
import { type RecordState, type UseRecordFormParams, useRecordState } from '../lib/useRecordState.ts';

/** @experimental */
export interface RecordFormController<Values extends FieldValues> extends RecordState<Values> {
  /** For the form element: its name, its ref, and what its button does. */
  getFormProps: () => RecordFormElementProps;
  /** For the control at this path: id, name, ref, handlers, and its error for assistive technology. */
  getFieldProps: (path: FieldPath<Values>) => RecordFieldProps;
  /** For the element with the error of the control at this path; draw it if `errorOf(path)` is not ''. */
  getErrorProps: (path: FieldPath<Values>) => { id: string; children: string };
}

/** @experimental */
export type RecordFieldProps = UseFormRegisterReturn & {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

/** @experimental */
export interface RecordFormElementProps {
  ref: RefObject<HTMLFormElement | null>;
  noValidate?: boolean;
  'aria-label': string;
  onSubmit?: (event: FormEvent) => void;
}

/**
 * State and behaviour of a form that creates or changes one record: checks, sends once, shows the server's
 * field errors at their controls, moves the focus to the first invalid control in the order of the document,
 * and notifies under its title. Typed values survive every failure. After saving, the answer is compared with
 * the request, and the person is told which fields the service did not take. Give it to `RecordFormFrame`, or
 * bring your own markup.
 * @experimental
 */
export function useRecordForm<Values extends FieldValues, Saved, Sent extends object = Values>(
  params: UseRecordFormParams<Values, Saved, Sent>,
): RecordFormController<Values> {
  const state = useRecordState(params);
  const { form, title, rootRef, fieldId, errorOf, submit } = state;
  const errorId = (path: string) => `${fieldId(path)}-error`;
  return {
    ...state,
    getFormProps: () => ({
      ...ownForm('form', () => void submit()).props,
      ref: rootRef,
      'aria-label': title,
    }),
    getFieldProps: (path) => ({
      ...form.register(path),
      id: fieldId(path),
      ...(errorOf(path) && { 'aria-invalid': true, 'aria-describedby': errorId(path) }),
    }),
    getErrorProps: (path) => ({ id: errorId(path), children: errorOf(path) }),
  };
}
