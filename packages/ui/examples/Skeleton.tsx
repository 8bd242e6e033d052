import { Skeleton } from '@udongo/ui';

export const Waiting = () => (
  <div aria-busy="true">
    <Skeleton shape="text" lines={3} />
  </div>
);
