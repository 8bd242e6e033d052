import { createUdongo } from '@udongo/sdk';
import { Alert, Button, Skeleton, usePort } from '@udongo/ui';
import { useEffect } from 'react';

const udongo = createUdongo({ baseUrl: 'https://api.example.com' });

export function Numbers() {
  const { status, data, run } = usePort((_: undefined, options) =>
    udongo.stats.getApp(options),
  );
  useEffect(() => void run(undefined), [run]);
  if (status === 'error') {
    return (
      <Alert tone="error" title="The numbers did not load">
        <Button onClick={() => run(undefined)}>Try again</Button>
      </Alert>
    );
  }
  return data ? <p>{JSON.stringify(data)}</p> : <Skeleton shape="text" />;
}
