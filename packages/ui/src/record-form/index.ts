export type {
  CheckboxRecordField,
  DateRecordField,
  LookupRecordField,
  NumberRecordField,
  RecordField,
  RecordStart,
  RecordValues,
  SelectRecordField,
  TextareaRecordField,
  TextRecordField,
} from './RecordField.ts';
export { RecordForm, type RecordFormProps } from './RecordForm.tsx';
export { RecordFormField, type RecordFormFieldProps } from './RecordFormField.tsx';
export {
  RecordFormFrame,
  type RecordFormFrameProps,
  type RecordFormSlots,
  type RecordFormState,
} from './RecordFormFrame.tsx';
export {
  type FormIssue,
  type RecordFormController,
  type RecordFormErrorLine,
  type RecordFormLabels,
  type UseRecordFormParams,
  useRecordForm,
} from './useRecordForm.ts';
