import { join } from 'node:path';
import { startPostgres } from '../../packages/reference-backend/test/startPostgres.ts';
import { builds, ensureBuilt } from '../../scripts/lib/builds.ts';
import { parseSettings } from '../../scripts/lib/parseSettings.ts';
import { runServices } from '../../scripts/lib/runServices.ts';
import { startApi, startApp } from '../../scripts/lib/services.ts';

/**
 * Starts the product like `npm start`, on its own PostgreSQL, which is faster than the embedded database.
 * Nothing is compressed: only `firstPaint.spec.ts` counts bytes, and it compresses for itself.
 */
process.exitCode = await runServices(async (add) => {
  const { backend, app } = builds;
  await ensureBuilt([backend, app], console.log);
  const postgres = await startPostgres();
  add({ name: 'PostgreSQL', ended: new Promise(() => undefined), stop: postgres.stop });
  process.env.DATABASE_URL = postgres.url;
  const settings = parseSettings(process.env, []);
  const { apiPort } = settings;
  if (apiPort === null) throw new Error('API_BASE_URL is set.');
  await startApi({ ...settings, apiPort }, [join(import.meta.dirname, '../..', backend.output)], add);
  add(await startApp(settings));
});
