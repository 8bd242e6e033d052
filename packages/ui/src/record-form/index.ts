export type {
  FormIssue,
  RecordFormErrorLine,
  RecordFormLabels,
  RecordState,
  UseRecordFormParams,
} from '../lib/useRecordState.ts';
export { type FileFieldSettings, fileField } from './fields/fileField.tsx';
export { type MoneyFieldSettings, moneyField } from './fields/moneyField.tsx';
export {
  type FixedChoicesSettings,
  type LoadedChoicesSettings,
  type MultiSelectFieldSettings,
  multiSelectField,
} from './fields/multiSelectField.tsx';
export { type PasswordFieldSettings, passwordField } from './fields/passwordField.tsx';
export { type TagsFieldSettings, tagsField } from './fields/tagsField.tsx';
export type {
  CheckboxRecordField,
  CustomControlProps,
  CustomRecordField,
  DateRecordField,
  FieldSettings,
  LookupRecordField,
  NumberRecordField,
  PhoneRecordField,
  RecordField,
  RecordStart,
  RecordValues,
  SelectRecordField,
  TextareaRecordField,
  TextRecordField,
  Translator,
  TypedValues,
} from './RecordField.ts';
export { RecordForm, type RecordFormProps, type RecordFormRootProps } from './RecordForm.tsx';
export type { RecordFormSlots } from './RecordFormContext.ts';
export { RecordFormField, type RecordFormFieldProps } from './RecordFormField.tsx';
export {
  RecordFormFrame,
  type RecordFormFrameProps,
  type RecordFormState,
} from './RecordFormFrame.tsx';
export type { RecordFormActionsProps } from './RecordFormParts.tsx';
