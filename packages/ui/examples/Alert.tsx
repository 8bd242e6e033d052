import { Alert } from '@udongo/ui';

export const NotSent = () => (
  <Alert tone="error" title="Your booking was not sent">
    Check your network, then press “Book the test” again.
  </Alert>
);
