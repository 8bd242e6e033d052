import type { PickedApi, SecondFactorSetup } from '@udongo/sdk';
import { useState } from 'react';
import { FactorForm } from './FactorForm.tsx';
import { QrCode } from './QrCode.tsx';
import { useFactorText } from './secondFactorTexts.ts';

interface SetUpFactorProps {
  api: PickedApi['secondFactor'];
  /** Called with the recovery codes, once it is on. */
  onSetUp: (codes: readonly string[]) => void;
  onCancel?: () => void;
}

/** Sets the second factor up: the password, then the picture for the authenticator app and a first code of it. */
export function SetUpFactor({ api, onSetUp, onCancel }: SetUpFactorProps) {
  const t = useFactorText();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const cancel = onCancel && { onCancel };
  if (!setup)
    return (
      <FactorForm
        key="password"
        label={t('factor.setUp')}
        asks={['password']}
        submit={t('factor.goOn')}
        send={async ({ password }) => setSetup(await api.start({ password }))}
        {...cancel}
      />
    );
  return (
    <>
      <p>{t('factor.scan')}</p>
      <QrCode text={setup.uri} label={t('factor.picture')} />
      <p>
        <code className="app-factor__secret">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <a href={setup.uri}>{t('factor.openApp')}</a>
      <p>{t('factor.firstCode')}</p>
      <FactorForm
        key="code"
        label={t('factor.setUp')}
        asks={['code']}
        takesRecovery={false}
        submit={t('factor.turnOn')}
        send={async ({ code }) => onSetUp((await api.confirm({ code })).recovery_codes)}
        {...cancel}
      />
    </>
  );
}
