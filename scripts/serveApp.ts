import { parseSettings } from './lib/parseSettings.ts';
import { runServices } from './lib/runServices.ts';
import { StartError } from './lib/StartError.ts';
import { startApp } from './lib/services.ts';

/** Serves the built app, as on a server beside an API. It writes no file, so it runs as a user who can only read. */
const exitCode = await runServices(async (add) => {
  if (!process.env.API_BASE_URL) throw new StartError('API_BASE_URL is missing: say where the API is.');
  const settings = parseSettings(process.env, process.argv);
  add(await startApp(settings));
  console.log(`The app listens at http://${settings.host}:${settings.appPort}`);
});
process.exit(exitCode);
