import { Field, Textarea } from '@udongo/ui';

interface ReasonFieldProps {
  label: string;
  /** Default: none. */
  hint?: string;
  /** The error for an empty reason. */
  missing: string;
  /** Whether somebody pressed the button already. */
  isChecked: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Why a person does something that is kept for good, so it is required. */
export function ReasonField({ label, hint, missing, isChecked, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} hint={hint} required error={isChecked && value.trim() === '' && missing}>
      <Textarea rows={2} maxLength={500} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
