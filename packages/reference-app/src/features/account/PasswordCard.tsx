import { Card, passwordField, RecordForm } from '@udongo/ui';
import { checkNewPassword, newPasswordFields } from '../../components/newPasswordFields.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useAccountText } from './accountTexts.ts';

/** Changes the own password; the login of this page goes on. */
export function PasswordCard() {
  const { udongo } = useServices();
  const app = useText();
  const t = useAccountText();
  return (
    <Card title={t('account.password')}>
      <p className="app-quiet">{t('account.passwordHint')}</p>
      <RecordForm
        title={t('account.password')}
        mode="create"
        fields={[
          passwordField({
            name: 'old_password',
            label: t('account.oldPassword'),
            required: app('setPassword.required'),
            maxLength: 128,
            autoComplete: 'current-password',
            span: 'full',
          }),
          ...newPasswordFields(app),
        ]}
        check={(values) => checkNewPassword(values, app)}
        save={udongo.auth.changePassword}
        savedMessage={t('account.changed')}
        submitLabel={t('account.change')}
      />
    </Card>
  );
}
