import { Alert, useOnline } from '@udongo/ui';

/** Says it while there is no network, and goes away by itself. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return isOnline ? null : (
    <Alert tone="info">
      You are offline. Bookings wait on this device.
    </Alert>
  );
}
