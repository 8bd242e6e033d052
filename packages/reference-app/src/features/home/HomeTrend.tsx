import type { CallOptions, Role } from '@udongo/sdk';
import { Card, Skeleton } from '@udongo/ui';
import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { loadCode } from '../../components/OnDemand.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { isNotTheirs } from '../../lib/isNotOffered.ts';
import { useNear } from '../../lib/useNear.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import type { TellTime } from './useOneTime.ts';

interface HomeTrendProps {
  role: Role;
  tellTime: TellTime;
  /** Whether what matters more is there: the place and the network are free. */
  isTurn: boolean;
}

/** Bookings over time. Its code and its numbers are asked for when it comes near the window. Nothing where the service has none. */
export function HomeTrend({ role, tellTime, isTurn }: HomeTrendProps) {
  const t = useText();
  const { udongo } = useServices();
  const card = useRef<HTMLElement>(null);
  const isNear = useNear(card, isTurn);
  const ask = useCallback(
    async (wanted: Role | null, options: CallOptions) => {
      if (!wanted) return undefined;
      const [{ askShortTrend, ShortTrend }] = await loadCode(loadTrend);
      const numbers = await askShortTrend(udongo, wanted, options);
      return numbers && { ...numbers, ShortTrend };
    },
    [udongo],
  );
  const { data, error, reload, slow, status } = useLoaded(ask, isNear ? role : null);
  const asOf = data?.asOf;
  useEffect(() => tellTime('trend', asOf), [tellTime, asOf]);
  if (data === null || (status === 'error' && isNotTheirs(error))) return null;
  return (
    <Card
      ref={card}
      title={t('home.trend')}
      actions={
        <Link className="udongo-button" data-variant="quiet" to="/numbers">
          {t('home.allNumbers')}
        </Link>
      }
    >
      <div className="app-person__trend">
        {data && status !== 'error' && <data.ShortTrend numbers={data} />}
        {status === 'error' && <LoadFailure error={error} onRetry={reload} />}
        {status === 'pending' && !data && <Skeleton lines={3} shape="card" />}
        <SlowNotice slow={slow} />
      </div>
    </Card>
  );
}

/** recharts is large: it comes with the trend. */
function loadTrend() {
  return Promise.all([
    import('../../components/numbers/ShortTrend.tsx'),
    import('../../components/numbers/TrendChart.tsx'),
  ]);
}
