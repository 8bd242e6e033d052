import type { SessionUser } from '@udongo/sdk';
import { Card, Skeleton } from '@udongo/ui';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { SlowNotice } from '../../components/SlowNotice.tsx';
import { mayCollect } from '../../lib/mayCall.ts';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import type { Worker } from './askLists.ts';
import { askQueue } from './askQueue.ts';
import { useHomeText } from './homeTexts.ts';
import { RecentBookings } from './RecentBookings.tsx';
import { keyOf, WorkRow } from './WorkRow.tsx';
import '../../components/recent.css';

interface WorkQueueProps {
  user: SessionUser;
  /** Called once it is here, or can't be had. */
  onSettled: () => void;
}

/** Work that waits for this person, whose it is, since when, and the way to do it. Without promised days, the latest bookings. */
export function WorkQueue({ user: { id, role }, onSettled }: WorkQueueProps) {
  const t = useHomeText();
  const app = useText();
  const services = useServices();
  const { config } = services;
  const ask = useCallback(
    (wanted: Worker, options: { signal: AbortSignal }) => askQueue(services, wanted, options),
    [services],
  );
  const { data, error, reload, slow, status } = useLoaded(ask, { id, role });
  const isSettled = status === 'success' || status === 'error';
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  // An agent has those below.
  if (data === null) return role === 'agent' ? null : <RecentBookings withNames onSettled={onSettled} />;
  return (
    <Card
      title={t('queue.title')}
      actions={
        <>
          {mayCollect(role) && !config.withoutScreens.includes('to-collect') && (
            <Link className="udongo-button" data-variant="quiet" to="/to-collect">
              {app('shell.toCollect')}
            </Link>
          )}
          {role !== 'finance' && role !== 'content' && (
            <Link className="udongo-button" data-variant="quiet" to="/bookings">
              {app('home.allBookings')}
            </Link>
          )}
        </>
      }
    >
      {status === 'error' && <LoadFailure error={error} onRetry={reload} />}
      <SlowNotice slow={slow} />
      {!data && status !== 'error' && <Skeleton lines={5} shape="control" />}
      {data?.length === 0 && <EmptyState title={t('queue.noneTitle')}>{t('queue.none')}</EmptyState>}
      {data && data.length > 0 && (
        <ul className="app-recent" data-queue>
          {data.map((work) => (
            <WorkRow key={keyOf(work)} work={work} />
          ))}
        </ul>
      )}
    </Card>
  );
}
