import { precompress } from '../packages/reference-app/server/index.ts';
import { builds, ensureBuilt } from './lib/builds.ts';
import { greeting } from './lib/greeting.ts';
import { assertPortFree } from './lib/listen.ts';
import { openServerLog } from './lib/openServerLog.ts';
import { parseSettings } from './lib/parseSettings.ts';
import { runServices } from './lib/runServices.ts';
import { startApi, startApp } from './lib/services.ts';
import { suggestScreens } from './lib/suggestScreens.ts';

/** The product as an operator runs it: the built app, and the API unless it is elsewhere or in the browser. */
const exitCode = await runServices(async (add) => {
  const settings = parseSettings(process.env, process.argv);
  const { host, appPort, apiPort } = settings;
  await assertPortFree(host, { port: appPort, variable: 'APP_PORT' });
  if (apiPort !== null) await assertPortFree(host, { port: apiPort, variable: 'API_PORT' });

  const { backend, app } = builds;
  await ensureBuilt(apiPort === null ? [app] : [backend, app], console.log);
  await precompress('packages/reference-app/dist');

  const log = apiPort === null ? undefined : openServerLog(process.env.DATA_DIR || '.data');
  if (apiPort !== null) await startApi({ ...settings, apiPort }, [backend.output], add, log);
  add(await startApp(settings));
  console.log(greeting(settings, log?.file));
  const isGiven = apiPort === null && !settings.config.mock;
  const suggestion = isGiven && (await suggestScreens(settings.config));
  if (suggestion) console.log(suggestion);
});
// A start that was interrupted halfway may still have something pending.
process.exit(exitCode);
