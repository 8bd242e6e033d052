import type { CallOptions, CommissionBalance } from '@udongo/sdk';
import { formatKes, formatNumber, toNumber } from '@udongo/sdk/values';
import { Alert, Button, Card } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { ForbiddenPage } from '../../components/ForbiddenPage.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { CollectDialog } from './CollectDialog.tsx';
import { CommissionRows } from './CommissionRows.tsx';
import { useEarningsText } from './earningsTexts.ts';
import { StatementCard } from './StatementCard.tsx';
import './earnings.css';

/** An agent's earnings: earned, expected and paid out. */
export function EarningsPage() {
  const t = useEarningsText();
  const role = useUser()?.role;
  return role === 'agent' ? <Earnings /> : <ForbiddenPage title={t('earnings.title')} />;
}

function Earnings() {
  const t = useEarningsText();
  const { udongo } = useServices();
  // Changes after each payout request, to load balance and list again.
  const [version, setVersion] = useState(0);
  const ask = useCallback(
    (_: number, options: CallOptions) => udongo.commissions.getBalance({}, options),
    [udongo],
  );
  const { data, ...waiting } = useLoaded(ask, version);
  if (isNotOffered(waiting.error)) return <NotFoundPage />;
  return (
    <div className="app-page">
      <PageTitle intro={data && t('earnings.intro', { percentage: formatNumber(toNumber(data.percentage)) })}>
        {t('earnings.title')}
      </PageTitle>
      {!data && <Waiting {...waiting} />}
      {data && <Balance balance={data} onCollected={() => setVersion(version + 1)} />}
      {data && <CommissionRows version={version} />}
      {data && <StatementCard />}
    </div>
  );
}

interface BalanceProps {
  balance: CommissionBalance;
  onCollected: () => void;
}

function Balance({ balance, onCollected }: BalanceProps) {
  const t = useEarningsText();
  const [isAsking, setIsAsking] = useState(false);
  const earned = toNumber(balance.earned) ?? 0;
  const others = [
    ['coming', balance.coming],
    ['requested', balance.requested],
    ['paidOut', balance.paid_out],
  ] as const;
  return (
    <>
      <Card>
        <div className="app-earnings">
          <dl className="app-earnings__now">
            <dt>{t('commission.canRequest')}</dt>
            <dd>{formatKes(balance.earned)}</dd>
          </dl>
          <p className="app-quiet">{t('earnings.earnedNote')}</p>
          {earned > 0 && (
            <Button variant="primary" onClick={() => setIsAsking(true)}>
              {t('earnings.collect', { amount: formatKes(earned) })}
            </Button>
          )}
        </div>
        {earned < 0 && <Alert tone="info">{t('earnings.takenBack')}</Alert>}
      </Card>
      <dl className="app-earnings__others">
        {others.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`earnings.${name}`)}</dt>
            <dd>{formatKes(amount)}</dd>
            <dd className="app-quiet">{t(`earnings.${name}Note`)}</dd>
          </div>
        ))}
      </dl>
      {isAsking && (
        <CollectDialog
          balance={balance}
          onClose={() => setIsAsking(false)}
          onCollected={() => {
            setIsAsking(false);
            onCollected();
          }}
        />
      )}
    </>
  );
}
