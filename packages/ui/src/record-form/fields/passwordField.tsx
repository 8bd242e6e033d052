import { passwordStrength } from '../../lib/passwordStrength.ts';
import { password } from '../../messages/en/password.ts';
import { PasswordInput } from '../../primitives/password-input/index.ts';
import type { CustomControlProps, CustomRecordField, FieldSettings } from '../RecordField.ts';

const passwordTexts = { password };

export interface PasswordFieldSettings extends FieldSettings {
  maxLength?: number;
  /** 'new-password' shows its strength while it is typed. */
  autoComplete?: string;
}

/** A password, which can be shown. It is saved as typed. */
export function passwordField<const Settings extends PasswordFieldSettings>(
  settings: Settings,
): Settings & CustomRecordField<string> {
  const isNew = settings.autoComplete === 'new-password';
  return {
    ...settings,
    kind: 'custom',
    Control: Password,
    toTyped: () => '',
    toSaved: String,
    ...(isNew && {
      // The region stays, because one that appears together with its text is not announced everywhere.
      describe: (typed, translator) => (
        <span role="status">
          {typed === ''
            ? settings.hint
            : translator(passwordTexts)(`password.${passwordStrength(String(typed))}`)}
        </span>
      ),
    }),
  };
}

function Password({ field, value, onValueChange, onBlur }: CustomControlProps<PasswordFieldSettings>) {
  const { name, maxLength, autoComplete } = field;
  return (
    <PasswordInput
      {...{ name, maxLength, autoComplete, onBlur }}
      value={String(value)}
      onChange={({ target }) => onValueChange(target.value)}
    />
  );
}
