export { Field, type FieldProps, type FieldSlots, type FieldSpan, type FieldState } from './Field.tsx';
export { type FieldControlProps, useFieldControl } from './FieldContext.ts';
