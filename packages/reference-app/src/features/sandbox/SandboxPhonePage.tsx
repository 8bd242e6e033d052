import { ApiError, type CallOptions, type SandboxAnswerRequest } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { Alert, Badge, Button, Card } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { Facts } from '../../components/Facts.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useSandboxText } from './sandboxTexts.ts';

type Action = SandboxAnswerRequest['action'];

const answers = ['approve', 'cancel', 'wrong_pin', 'time_out', 'approve_late', 'approve_twice'] as const;

/** The payer's phone of the sandbox: a person plays the payer. No money moves. */
export function SandboxPhonePage() {
  const t = useSandboxText();
  const { reference = '' } = useParams();
  const { visitor, failures } = useServices();
  const ask = useCallback(
    (wanted: string, options: CallOptions) => visitor.sandbox.getPrompt(wanted, options),
    [visitor],
  );
  const { data, reload, ...waiting } = useLoaded(ask, reference);
  const [pending, setPending] = useState<Action>();
  if (waiting.error instanceof ApiError && waiting.error.status === 404) return <NotFoundPage />;
  const act = async (action: Action) => {
    setPending(action);
    try {
      await visitor.sandbox.answerPrompt(reference, { action });
      reload();
    } catch (error) {
      failures.report(error);
    }
    setPending(undefined);
  };
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('sandbox.intro')}>{t('sandbox.title')}</PageTitle>
      <Alert tone="info" title={t('sandbox.noMoney')} />
      {!data && <Waiting {...waiting} reload={reload} />}
      {data && (
        <Card title={data.business_name}>
          <Facts
            facts={[
              [t('sandbox.amount'), formatKes(data.amount)],
              [t('sandbox.phone'), data.phone_hint],
              [
                t('sandbox.state'),
                <Badge key="state" tone={data.state === 'approved' ? 'success' : 'neutral'}>
                  {t(`sandbox.${data.state}`)}
                </Badge>,
              ],
              [t('sandbox.receipt'), data.receipt_number],
            ]}
          />
          <div className="app-actions">
            {data.state === 'waiting' &&
              answers.map((action) => (
                <Button
                  key={action}
                  variant={action === 'approve' ? 'primary' : 'secondary'}
                  pending={pending === action}
                  onClick={() => void act(action)}
                >
                  {t(`sandbox.${action}`)}
                </Button>
              ))}
            {data.state === 'approved' && Number(data.refunded_amount) < Number(data.amount) && (
              <Button variant="danger" pending={pending === 'refund'} onClick={() => void act('refund')}>
                {t('sandbox.refund')}
              </Button>
            )}
            {data.state !== 'waiting' && data.return_url && <a href={data.return_url}>{t('sandbox.back')}</a>}
          </div>
        </Card>
      )}
    </div>
  );
}
