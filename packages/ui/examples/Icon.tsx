import { Icon } from '@udongo/ui';

export const Closing = () => (
  <p>
    <Icon name="clock" /> The laboratory closes at 17:00.
  </p>
);
