import { freePorts } from '../../scripts/lib/freePorts.ts';
import { parseSettings } from '../../scripts/lib/parseSettings.ts';
import { startApp } from '../../scripts/lib/services.ts';

/** Serves the built app like `npm start` with this environment and these arguments. */
export async function serveApp(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const [port] = await freePorts(1);
  const { stop } = await startApp(parseSettings({ APP_PORT: String(port), ...env }, args));
  return { url: `http://localhost:${port}`, stop };
}
