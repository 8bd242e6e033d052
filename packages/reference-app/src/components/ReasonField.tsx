import { Field, Textarea } from '@udongo/ui';

interface ReasonFieldProps {
  label: string;
  /** The error for an empty reason. */
  missing: string;
  /** Whether somebody pressed the button already. */
  isChecked: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** Why money is moved by hand: it is kept for good, so it is required. */
export function ReasonField({ label, missing, isChecked, value, onChange }: ReasonFieldProps) {
  return (
    <Field label={label} required error={isChecked && value.trim() === '' && missing}>
      <Textarea rows={2} maxLength={500} value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
