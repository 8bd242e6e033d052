import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { type FormElementProps, ownForm } from '../lib/ownForm.ts';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import type { RecordState } from '../lib/useRecordState.ts';
import { type DeclaredFields, RecordFormContext, type RecordFormSlots } from './RecordFormContext.ts';
import {
  RecordFormActions,
  type RecordFormActionsProps,
  RecordFormErrors,
  RecordFormFailure,
  RecordFormFields,
  RecordFormNote,
} from './RecordFormParts.tsx';

export interface RecordFormState {
  mode: 'create' | 'update';
  pending: boolean;
}

export interface RecordFormFrameProps<Values extends FieldValues>
  extends SlotProps<RecordFormSlots, RecordFormState>,
    FormElementProps,
    RecordFormActionsProps {
  /** The result of `useRecordForm`. */
  controller: RecordState<Values>;
  ref?: Ref<HTMLFormElement> | undefined;
  /** The fields: `RecordFormField`s, in `FieldGrid`s if they are side by side. */
  children: ReactNode;
}

/**
 * The frame around the fields of every form of a record: error summary, failure, buttons. Its own width
 * decides its layout. Its classes are those of `udongo-record-form`, whatever the record is.
 */
export function RecordFormFrame<Values extends FieldValues>({
  submitLabel,
  onCancel,
  children,
  ...form
}: RecordFormFrameProps<Values>) {
  return (
    <FormElement {...form}>
      <RecordFormErrors />
      <RecordFormNote />
      <RecordFormFields>{children}</RecordFormFields>
      <RecordFormFailure />
      <RecordFormActions {...{ submitLabel, onCancel }} />
    </FormElement>
  );
}

interface FormElementPartProps<Values extends FieldValues>
  extends Omit<RecordFormFrameProps<Values>, keyof RecordFormActionsProps> {
  declared?: DeclaredFields;
}

/** The form element, and what its parts know of it. */
export function FormElement<Values extends FieldValues>({
  controller,
  ref,
  children,
  as,
  classNames,
  render,
  rootProps,
  declared,
}: FormElementPartProps<Values>) {
  const { mode, pending } = controller;
  const slot = createSlots<RecordFormSlots, RecordFormState>(
    'record-form',
    { mode, pending },
    { classNames, render, rootProps },
  );
  const { Form, props } = ownForm(as, () => void controller.submit());
  return slot(
    'root',
    <Form {...props} ref={mergeRefs(controller.rootRef, ref)} aria-label={controller.title}>
      <RecordFormContext.Provider value={{ controller, slot, declared }}>
        {children}
        {controller.question}
      </RecordFormContext.Provider>
    </Form>,
  );
}
