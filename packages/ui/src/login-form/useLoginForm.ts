import { parseKenyanPhone } from '@udongo/sdk/values';
import { type RefObject, useRef, useState } from 'react';
import { readErrorMessage, readFieldErrors } from '../lib/errors.ts';
import { type Port, usePort } from '../lib/usePort.ts';
import { useLoadServerText } from '../lib/useServerText.ts';
import { login } from '../messages/en/login.ts';
import { useMessages } from '../provider/index.ts';

const texts = { login };

export interface LoginCredentials {
  /** An email, or a phone number as typed. */
  email: string;
  password: string;
}

type LoginField = keyof LoginCredentials;

export interface LoginFormParams<Result> {
  /** Logs in; the SDK's `auth.login` fits. Can reject with an error that has `message` and `fieldErrors`. */
  login: Port<LoginCredentials, Result>;
  /** Called with the result of `login`. */
  onLoggedIn?: (result: Result) => void;
  /** The initial email. */
  defaultEmail?: string | undefined;
  /** Called with the typed email, for a host that keeps it over a reload. */
  onEmailChange?: ((email: string) => void) | undefined;
}

export interface LoginFormState {
  values: LoginCredentials;
  setValue: (field: LoginField, value: string) => void;
  /** The messages of invalid fields. */
  errors: Partial<Record<LoginField, string>>;
  /** The error that belongs to no field; '' for none. */
  failure: string;
  pending: boolean;
  slow: boolean;
  formRef: RefObject<HTMLFormElement | null>;
  /** Checks and logs in. A press during a login does nothing. Never rejects. */
  submit: () => Promise<void>;
}

/** State of a login form: typed values always stay; the focus moves to the first invalid field. */
export function useLoginForm<Result>({
  login,
  onLoggedIn,
  defaultEmail = '',
  onEmailChange,
}: LoginFormParams<Result>): LoginFormState {
  const t = useMessages(texts);
  const loadSay = useLoadServerText();
  const formRef = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<LoginCredentials>({ email: defaultEmail, password: '' });
  const [errors, setErrors] = useState<LoginFormState['errors']>({});
  const [failure, setFailure] = useState('');
  const port = usePort(login);

  const check = ({ email, password }: LoginCredentials): LoginFormState['errors'] => ({
    ...(email === '' && { email: t('login.emailRequired') }),
    ...(email !== '' &&
      !/^\S+@\S+$/.test(email) &&
      parseKenyanPhone(email) === null && { email: t('login.emailInvalid') }),
    ...(password === '' && { password: t('login.passwordRequired') }),
  });
  const show = (found: LoginFormState['errors'], whole: string) => {
    setErrors(found);
    setFailure(whole);
    const first = (['email', 'password'] as const).find((field) => found[field] !== undefined);
    if (first) formRef.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const fail = async (error: unknown) => {
    const say = await loadSay();
    const { email, password, ...others } = readFieldErrors(error);
    const found = { ...(email && { email: say(email) }), ...(password && { password: say(password) }) };
    const rest = Object.values(others).join(', ');
    const known = email || password;
    show(found, say(rest || (known ? '' : readErrorMessage(error, t('login.failed')))));
  };

  const submit = async () => {
    if (port.status === 'pending') return;
    const credentials = { ...values, email: values.email.trim() };
    const found = check(credentials);
    show(found, '');
    if (Object.keys(found).length > 0) return;
    const result = await port.run(credentials);
    if (result.status === 'success') onLoggedIn?.(result.data);
    if (result.status === 'error') await fail(result.error);
  };

  return {
    values,
    setValue: (field, value) => {
      setValues((before) => ({ ...before, [field]: value }));
      if (field === 'email') onEmailChange?.(value);
      setErrors(({ [field]: _, ...others }) => others);
    },
    errors,
    failure,
    pending: port.status === 'pending',
    slow: port.slow,
    formRef,
    submit,
  };
}
