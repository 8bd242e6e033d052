import { Field, Input } from '@udongo/ui';
import type { Ref } from 'react';
import { usePayText } from './paymentTexts.ts';
import { toWholeAmount } from './toWholeAmount.ts';

interface AmountFieldProps {
  /** Default: none. */
  hint?: string;
  /** Whether somebody pressed the button already. */
  isChecked: boolean;
  /** The server's words about it. Default: none. */
  refused?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Whole shillings that are recorded, requested or approved. `toWholeAmount` reads them. */
export function AmountField({ hint, isChecked, refused, value, onChange, ref }: AmountFieldProps) {
  const t = usePayText();
  const isMissing = isChecked && toWholeAmount(value) === '';
  return (
    <Field
      label={t('pay.amount')}
      hint={hint}
      required
      error={refused ?? (isMissing && t('pay.amountInvalid'))}
    >
      <Input ref={ref} inputMode="numeric" value={value} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
