import { greeting } from './lib/greeting.ts';
import { assertPortFree } from './lib/listen.ts';
import { parseSettings } from './lib/parseSettings.ts';
import { runServices } from './lib/runServices.ts';
import { startApi, startAppFromSources } from './lib/services.ts';

const watchApi = [
  'node_modules/tsx/dist/cli.mjs',
  'watch',
  '--clear-screen=false',
  '--conditions=@udongo/source',
  'packages/reference-backend/src/server.ts',
];

/** The product from its sources: a change is seen at once, in the app and in the API. */
const exitCode = await runServices(async (add) => {
  const settings = parseSettings(process.env, process.argv);
  const { host, appPort, apiPort } = settings;
  await assertPortFree(host, { port: appPort, variable: 'APP_PORT' });
  if (apiPort !== null) {
    await assertPortFree(host, { port: apiPort, variable: 'API_PORT' });
    await startApi({ ...settings, apiPort }, watchApi, add);
  }
  add(startAppFromSources(settings));
  console.log(greeting(settings));
});
// A start that was interrupted halfway may still have something pending.
process.exit(exitCode);
