import { freePorts } from '../../scripts/lib/freePorts.ts';
import { parseSettings } from '../../scripts/lib/parseSettings.ts';
import { startApp } from '../../scripts/lib/services.ts';

/** Serves the built app like `npm start` with this environment and these arguments. Default of its port: a free one. */
export async function serveApp(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const APP_PORT = env.APP_PORT ?? String((await freePorts(1))[0]);
  const { stop } = await startApp(parseSettings({ ...env, APP_PORT }, args));
  return { url: `http://localhost:${APP_PORT}`, stop };
}
