import { Field, Input } from '@udongo/ui';

export const PhoneField = ({ error }: { error?: string }) => (
  <Field
    label="Phone number"
    hint="For text messages about your results"
    error={error}
    required
  >
    <Input type="tel" name="phone_no" autoComplete="tel" />
  </Field>
);
