import { createSession, createUdongo } from '@udongo/sdk';

addEventListener('message', async ({ data: baseUrl }: MessageEvent<string>) => {
  const udongo = createUdongo({ baseUrl, session: createSession() });
  for await (const { name } of udongo.counties.iterate()) postMessage(`worker: ${name}`);
});
