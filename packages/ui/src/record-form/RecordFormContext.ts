import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RecordFormController } from './useRecordForm.ts';

type RecordFormFields = Pick<RecordFormController<FieldValues>, 'errorOf' | 'fieldId'>;

export const RecordFormContext = createContext<RecordFormFields | null>(null);

/** The form around a field. Throws outside of a `RecordFormFrame`. */
export function useRecordFormFields(): RecordFormFields {
  const fields = useContext(RecordFormContext);
  if (!fields) throw new Error('A RecordFormField stands inside a RecordFormFrame.');
  return fields;
}
