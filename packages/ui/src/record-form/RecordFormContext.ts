import type { FieldValues } from 'react-hook-form';
import { createPartContext } from '../lib/createPartContext.ts';
import type { DrawSlot } from '../lib/slots.ts';
import type { RecordState } from '../lib/useRecordState.ts';
import type { ShownField, TypedValues } from './RecordField.ts';

export interface RecordFormSlots {
  root: 'form';
  /** The list of errors. */
  errors: 'div';
  /** One line of it, which moves to its control. */
  errorLink: 'a';
  /** 'Fields marked * are required.' */
  note: 'p';
  /** Around the children. */
  fields: 'div';
  actions: 'div';
}

/** The declared fields of a form, for its present values. */
export interface DeclaredFields {
  controller: RecordState<TypedValues>;
  fields: readonly ShownField[];
}

interface RecordFormParts {
  controller: Omit<RecordState<FieldValues>, 'form'>;
  slot: DrawSlot<RecordFormSlots>;
  /** Undefined in a form that has no declared fields. */
  declared?: DeclaredFields | undefined;
}

/** The provider of a form, and the hook of its parts. */
export const [RecordFormContext, useRecordFormParts] = createPartContext<RecordFormParts>('RecordForm.Root');
