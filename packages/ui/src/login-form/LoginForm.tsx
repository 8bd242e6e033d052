import { type FormElementProps, ownForm } from '../lib/ownForm.ts';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { common } from '../messages/en/common.ts';
import { login } from '../messages/en/login.ts';
import { Alert, Button, Field, Input, PasswordInput } from '../primitives/index.ts';
import { useMessages } from '../provider/index.ts';
import { type LoginFormParams, useLoginForm } from './useLoginForm.ts';

const texts = { common, login };

export interface LoginFormSlots {
  root: 'form';
  /** Shown after 5 seconds without an answer. */
  slow: 'p';
}

export interface LoginFormViewState {
  pending: boolean;
}

export interface LoginFormProps<Result>
  extends LoginFormParams<Result>,
    FormElementProps,
    SlotProps<LoginFormSlots, LoginFormViewState> {}

/**
 * Logs in with email or phone number, and password. A server that takes no phone numbers says so. It shows
 * errors in place and no notification: the session notifies of a login.
 * Source: specification section 4, "Login".
 */
export function LoginForm<Result>({ as, classNames, render, rootProps, ...params }: LoginFormProps<Result>) {
  const t = useMessages(texts);
  const form = useLoginForm(params);
  const { pending } = form;
  const slot = createSlots<LoginFormSlots, LoginFormViewState>(
    'login-form',
    { pending },
    { classNames, render, rootProps },
  );

  const { Form, props } = ownForm(as, () => void form.submit());

  return slot(
    'root',
    <Form {...props} ref={form.formRef} aria-label={t('login.title')}>
      {form.failure && <Alert tone="error">{form.failure}</Alert>}
      <Field label={t('login.email')} required error={form.errors.email}>
        <Input
          inputMode="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={form.values.email}
          onChange={(event) => form.setValue('email', event.target.value)}
        />
      </Field>
      <Field label={t('login.password')} required error={form.errors.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          // In a dialog, the focus starts at the field that is still empty.
          {...(params.defaultEmail && { 'data-autofocus': '' })}
          value={form.values.password}
          onChange={(event) => form.setValue('password', event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" pending={pending}>
        {t('login.submit')}
      </Button>
      <div role="status">{form.slow && slot('slow', <p>{t('common.slow')}</p>)}</div>
    </Form>,
  );
}
