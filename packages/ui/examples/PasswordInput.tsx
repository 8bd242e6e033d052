import { Field, PasswordInput } from '@udongo/ui';

export const NewPassword = () => (
  <Field label="New password" hint="At least 8 characters" required>
    <PasswordInput name="password" autoComplete="new-password" />
  </Field>
);
