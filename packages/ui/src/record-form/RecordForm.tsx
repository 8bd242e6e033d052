import type { ReactNode } from 'react';
import type { FormElementProps } from '../lib/ownForm.ts';
import type { SlotProps } from '../lib/slots.ts';
import { FieldGrid } from '../primitives/index.ts';
import { RecordControl } from './RecordControl.tsx';
import type { RecordField } from './RecordField.ts';
import type { RecordFormSlots } from './RecordFormContext.ts';
import { useRecordFormParts } from './RecordFormContext.ts';
import { FormElement, type RecordFormState } from './RecordFormFrame.tsx';
import {
  RecordFormActions,
  type RecordFormActionsProps,
  RecordFormErrors,
  RecordFormFailure,
  RecordFormFields,
  RecordFormNote,
} from './RecordFormParts.tsx';
import { type DeclaredFormParams, useDeclaredForm } from './useDeclaredForm.ts';

export interface RecordFormRootProps<Fields extends readonly RecordField[], Saved>
  extends DeclaredFormParams<Fields, Saved>,
    SlotProps<RecordFormSlots, RecordFormState>,
    FormElementProps {
  /** The parts, and whatever is between them. */
  children: ReactNode;
}

export interface RecordFormProps<Fields extends readonly RecordField[], Saved>
  extends Omit<RecordFormRootProps<Fields, Saved>, 'children'>,
    RecordFormActionsProps {}

/**
 * A form that creates or changes a simple record, declared by its fields, which type the values of `save`: a
 * request of the SDK that misses a field is a compile error. A changed record is saved with the fields that
 * it had and those that the person changed; fields that the server never answered are not sent, and a tick
 * that it never answered is not shown. Declare `fields` with `as const satisfies readonly RecordField[]`, or
 * in place. For another layout take its parts: `RecordForm.Root` and what this component puts into it.
 */
export function RecordForm<const Fields extends readonly RecordField[], Saved>({
  submitLabel,
  onCancel,
  ...form
}: RecordFormProps<Fields, Saved>) {
  return (
    <RecordFormRoot {...form}>
      <RecordFormErrors />
      <RecordFormNote />
      <AllFields />
      <RecordFormFailure />
      <RecordFormActions {...{ submitLabel, onCancel }} />
    </RecordFormRoot>
  );
}

/** The form element of declared fields; its parts are inside of it, in any order. */
function RecordFormRoot<const Fields extends readonly RecordField[], Saved>({
  as,
  classNames,
  render,
  rootProps,
  children,
  ...params
}: RecordFormRootProps<Fields, Saved>) {
  const declared = useDeclaredForm(params);
  return (
    <FormElement controller={declared.controller} {...{ declared, as, classNames, render, rootProps }}>
      {children}
    </FormElement>
  );
}

/** The fields: those of the children, or every declared one that is shown. */
function AllFields({ children }: { children?: ReactNode }) {
  const { declared } = useRecordFormParts();
  const every = declared?.fields.map(({ name }) => <DeclaredField key={name} name={name} />);
  return <RecordFormFields>{children ?? <FieldGrid>{every}</FieldGrid>}</RecordFormFields>;
}

interface DeclaredFieldProps {
  /** The name of a declared field. */
  name: string;
}

/** One declared field with its label, hint and error; nothing while it is hidden. */
function DeclaredField({ name }: DeclaredFieldProps) {
  const { declared } = useRecordFormParts();
  return declared?.fields.map(
    (field) =>
      field.name === name && <RecordControl key={name} field={field} form={declared.controller.form} />,
  );
}

RecordForm.Root = RecordFormRoot;
RecordForm.ErrorSummary = RecordFormErrors;
RecordForm.Note = RecordFormNote;
RecordForm.Fields = AllFields;
RecordForm.Field = DeclaredField;
RecordForm.Error = RecordFormFailure;
RecordForm.Actions = RecordFormActions;
