import { Skeleton } from '@udongo/ui';
import type { Loaded } from '../services/useLoaded.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { SlowNotice } from './SlowNotice.tsx';

/** The place of what is loading, or why it did not. */
export function Waiting({ error, reload, slow, status }: Omit<Loaded<unknown>, 'data'>) {
  if (status === 'error') return <LoadFailure error={error} onRetry={reload} />;
  return (
    <>
      <SlowNotice slow={slow} />
      <Skeleton lines={3} shape="card" />
    </>
  );
}
