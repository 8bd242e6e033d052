import { formatKes } from '@udongo/sdk/values';
import { Input } from '../../primitives/input/index.ts';
import type { CustomControlProps, CustomRecordField, FieldSettings } from '../RecordField.ts';
import { parseMoney } from './parseMoney.ts';
import { recordFieldTexts } from './recordFieldTexts.ts';

export interface MoneyFieldSettings extends FieldSettings {
  /** Shown after the label. Default 'KES'. */
  currency?: 'KES' | (string & {});
  /** Default 0. */
  min?: number;
  max?: number;
  placeholder?: string;
}

/**
 * An amount of money, typed with or without commas between thousands, and shown in words below. It is saved as a
 * decimal string with two decimals, '2500.00'; null if it is empty. Negative amounts and fractions of a cent are
 * refused.
 */
export function moneyField<const Settings extends MoneyFieldSettings>(
  settings: Settings,
): Settings & CustomRecordField<string | null> {
  const { label, currency = 'KES', min = 0, max = Number.POSITIVE_INFINITY } = settings;
  const write = (amount: number | string) => formatKes(amount).replace('KES', currency);
  return {
    ...settings,
    kind: 'custom',
    labelNote: currency,
    Control: MoneyInput,
    toTyped: (stored) => (typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''),
    toSaved: (typed) => parseMoney(String(typed)),
    describe: (typed) => {
      const amount = parseMoney(String(typed));
      return amount === null ? '' : write(amount);
    },
    check: (typed, translator) => {
      const t = translator(recordFieldTexts);
      const amount = parseMoney(String(typed));
      if (amount === null) return t('recordFields.money', { label });
      if (Number(amount) < min) return t('recordFields.min', { label, min: write(min) });
      return Number(amount) > max ? t('recordFields.max', { label, max: write(max) }) : '';
    },
  };
}

function MoneyInput({ field, value, onValueChange, onBlur }: CustomControlProps<MoneyFieldSettings>) {
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      placeholder={field.placeholder}
      value={String(value)}
      onChange={({ target }) => onValueChange(target.value)}
      onBlur={onBlur}
    />
  );
}
