import { passwordField } from '@udongo/ui';
import type { AppTranslate } from '../messages/translator.ts';

/** A new password, twice, as the contract asks for it. */
export function newPasswordFields(t: AppTranslate) {
  const field = {
    required: t('setPassword.required'),
    maxLength: 128,
    autoComplete: 'new-password',
    span: 'full',
  } as const;
  return [
    passwordField({
      ...field,
      name: 'new_password',
      label: t('setPassword.new'),
      hint: t('setPassword.hint'),
    }),
    passwordField({ ...field, name: 'confirm_password', label: t('setPassword.again'), autoComplete: 'off' }),
  ] as const;
}

interface NewPassword {
  new_password: string;
  confirm_password: string;
}

/** Gives the errors of a new password, by field. Only the server refuses common passwords. */
export function checkNewPassword({ new_password, confirm_password }: NewPassword, t: AppTranslate) {
  return {
    ...(new_password.length < 8 && { new_password: t('setPassword.short') }),
    ...(new_password !== confirm_password && { confirm_password: t('setPassword.different') }),
  };
}
