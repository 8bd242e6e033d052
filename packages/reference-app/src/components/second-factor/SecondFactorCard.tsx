import type { PickedApi, SecondFactor } from '@udongo/sdk';
import { Button, Card, formatDate, useLocale, useNotify } from '@udongo/ui';
import { useState } from 'react';
import { isNotTheirs } from '../../lib/isNotOffered.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { Waiting } from '../Waiting.tsx';
import { FactorForm } from './FactorForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';
import './secondFactor.css';
import { useFactorText } from './secondFactorTexts.ts';

type Step = 'state' | 'setUp' | 'renew' | 'remove' | { codes: readonly string[] };

interface Loaded {
  api: PickedApi['secondFactor'];
  state: SecondFactor;
}

/** The second factor of the person who is logged in; nothing where the service has none for them. */
export function SecondFactorCard({ onSetUp }: { onSetUp?: () => void }) {
  const t = useFactorText();
  const { loadSecondFactorApi } = useServices();
  const { data, ...loading } = useLoaded(async (_: null, options): Promise<Loaded> => {
    const api = await loadSecondFactorApi();
    return { api, state: await api.get(options) };
  }, null);
  if (loading.status === 'error' && isNotTheirs(loading.error)) return null;
  return (
    <Card title={t('factor.title')}>
      {data ? (
        <div className="app-factor__steps">
          <Steps {...data} reload={loading.reload} {...(onSetUp && { onSetUp })} />
        </div>
      ) : (
        <Waiting {...loading} />
      )}
    </Card>
  );
}

function Steps({ api, state, reload, onSetUp }: Loaded & { reload: () => void; onSetUp?: () => void }) {
  const t = useFactorText();
  const locale = useLocale();
  const notify = useNotify();
  const [step, setStep] = useState<Step>('state');
  const back = () => setStep('state');
  const showCodes = (codes: readonly string[]) => setStep({ codes });
  const goBack = () => {
    back();
    reload();
  };
  if (typeof step === 'object')
    return (
      <RecoveryCodes
        codes={step.codes}
        onKept={() => {
          goBack();
          onSetUp?.();
        }}
      />
    );
  if (step === 'setUp') return <SetUpFactor api={api} onSetUp={showCodes} onCancel={back} />;
  if (step === 'renew')
    return (
      <>
        <p>{t('factor.renewHint')}</p>
        <FactorForm
          label={t('factor.renew')}
          asks={['code']}
          submit={t('factor.renew')}
          send={async ({ code }) => showCodes((await api.renewRecoveryCodes({ code })).recovery_codes)}
          onCancel={back}
        />
      </>
    );
  if (step === 'remove')
    return (
      <>
        <p>{t('factor.removeHint')}</p>
        <FactorForm
          label={t('factor.remove')}
          asks={['password', 'code']}
          submit={t('factor.remove')}
          variant="danger"
          send={async (values) => {
            await api.remove(values);
            notify({ tone: 'success', title: t('factor.title'), message: t('factor.removed') });
            goBack();
          }}
          onCancel={back}
        />
      </>
    );
  if (!state.is_on)
    return (
      <>
        <p>{t('factor.off')}</p>
        <Button variant="primary" onClick={() => setStep('setUp')}>
          {t('factor.setUp')}
        </Button>
      </>
    );
  return (
    <>
      <p>{t('factor.on', { date: formatDate(locale, state.confirmed_on ?? '') })}</p>
      <p>{t('factor.recoveryLeft', { count: state.recovery_codes_left })}</p>
      <div className="app-actions">
        <Button onClick={() => setStep('renew')}>{t('factor.renew')}</Button>
        <Button variant="danger" onClick={() => setStep('remove')}>
          {t('factor.remove')}
        </Button>
      </div>
    </>
  );
}
