import { ApiError } from '@udongo/sdk';
import { Button, Field, Input, PasswordInput, useLocale } from '@udongo/ui';
import { useEffect, useRef, useState } from 'react';
import { languageOf } from '../../messages/languages.ts';
import { useServices } from '../../services/ServicesContext.ts';
import './secondFactor.css';
import { useFactorText } from './secondFactorTexts.ts';

type Asked = 'password' | 'code';
type Values = Record<Asked, string>;

interface FactorFormProps {
  /** Name of the form. */
  label: string;
  asks: readonly Asked[];
  /** Whether it takes a recovery code in place of a code of the app. Default true. */
  takesRecovery?: boolean;
  submit: string;
  /** Default 'primary'. */
  variant?: 'primary' | 'danger';
  /** Sends the values. A refusal shows at its field, and the values stay. */
  send: (values: Values) => Promise<void>;
  onCancel?: () => void;
}

/** Asks for the password, a code or both. */
export function FactorForm({
  label,
  asks,
  takesRecovery = true,
  submit,
  variant = 'primary',
  send,
  onCancel,
}: FactorFormProps) {
  const t = useFactorText();
  const { translateServerText } = languageOf(useLocale());
  const { failures } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>({ password: '', code: '' });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [isRecovery, setIsRecovery] = useState(false);
  const [pending, setPending] = useState(false);
  const [firstAsked] = asks;
  useEffect(() => {
    const [first = ''] = Object.keys(errors);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }, [errors]);

  const press = async () => {
    if (pending) return;
    const missing = asks.filter((field) => values[field].trim() === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, t(`factor.${field}Required`)])));
    if (missing.length > 0) return;
    setPending(true);
    try {
      await send({ ...values, code: values.code.trim() });
    } catch (error) {
      const refused = error instanceof ApiError ? error.fieldErrors : {};
      const said = asks.filter((field) => refused[field]);
      setErrors(Object.fromEntries(said.map((field) => [field, translateServerText(refused[field] ?? '')])));
      if (said.length === 0) failures.report(error);
    }
    setPending(false);
  };
  const type = (field: Asked, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };
  const bind = (field: Asked) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => type(field, target.value),
    ...(field === firstAsked && { 'data-autofocus': '' }),
  });

  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="app-fields"
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      {asks.includes('password') && (
        <Field label={t('factor.password')} required error={errors.password}>
          <PasswordInput autoComplete="current-password" maxLength={128} {...bind('password')} />
        </Field>
      )}
      {asks.includes('code') && (
        <Field
          label={isRecovery ? t('factor.recoveryCode') : t('factor.code')}
          hint={isRecovery ? t('factor.recoveryHint') : t('factor.codeHint')}
          required
          error={errors.code}
        >
          <Input
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...bind('code')}
          />
        </Field>
      )}
      {asks.includes('code') && takesRecovery && (
        <div>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              setIsRecovery(!isRecovery);
              type('code', '');
              form.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
            }}
          >
            {isRecovery ? t('factor.useApp') : t('factor.useRecovery')}
          </Button>
        </div>
      )}
      <div className="app-actions">
        {onCancel && (
          <Button onClick={onCancel} disabled={pending}>
            {t('factor.cancel')}
          </Button>
        )}
        <Button type="submit" variant={variant} pending={pending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
