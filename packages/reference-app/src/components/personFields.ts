import { passwordField, type RecordField } from '@udongo/ui';

/** The texts of a field that differ from form to form. */
interface Own {
  label: string;
  hint?: string;
  /** The error for an empty field; without it the field can be left out. */
  required?: RecordField['required'];
  span?: 'full';
}

/** The field for a person's name. */
export function nameField<const Name extends string, const Given extends Own>(name: Name, own: Given) {
  return { kind: 'text', name, maxLength: 150, autoComplete: 'name', ...own } as const satisfies RecordField;
}

export function emailField<const Given extends Own>(own: Given) {
  return {
    kind: 'text',
    type: 'email',
    name: 'email',
    maxLength: 254,
    autoComplete: 'email',
    ...own,
  } as const satisfies RecordField;
}

export function phoneField<const Given extends Own>(own: Given) {
  return {
    kind: 'phone',
    name: 'phone_number',
    ...own,
  } as const satisfies RecordField;
}

/** The password that somebody has. */
export function currentPasswordField<const Given extends Own>(own: Given) {
  return passwordField({
    name: 'password',
    maxLength: 128,
    autoComplete: 'current-password',
    span: 'full',
    ...own,
  });
}

/** A code from a text message. */
export function codeField<const Name extends string, const Given extends Own>(name: Name, own: Given) {
  return {
    kind: 'text',
    name,
    maxLength: 20,
    autoComplete: 'one-time-code',
    span: 'full',
    ...own,
  } as const satisfies RecordField;
}
