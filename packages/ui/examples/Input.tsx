import { Field, Input, Textarea } from '@udongo/ui';

export const NameAndNotes = () => (
  <>
    <Field label="Full name" required>
      <Input name="name" autoComplete="name" maxLength={100} />
    </Field>
    <Field label="Notes" counterMax={500}>
      <Textarea name="notes" />
    </Field>
  </>
);
