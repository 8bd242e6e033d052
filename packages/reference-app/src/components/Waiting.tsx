import { Skeleton } from '@udongo/ui';
import type { Loaded } from '../services/useLoaded.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/** A placeholder for content that is loading, or the reason why it failed. */
export function Waiting({ error, reload, slow, status }: Omit<Loaded<unknown>, 'data'>) {
  if (status === 'error') return <LoadFailure error={error} onRetry={reload} />;
  return (
    <>
      <SlowNotice slow={slow} />
      <Skeleton lines={3} shape="card" />
    </>
  );
}
