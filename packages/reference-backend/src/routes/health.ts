import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readHealth } from '../services/platform/health.ts';
import type { WriteFailures } from '../writeFailures.ts';

export function healthRoutes(
  { db, clock }: Dependencies,
  writeFailures: WriteFailures,
): Handlers<'health.get'> {
  return {
    'health.get': async (context) => {
      const found = await readHealth(db, clock());
      const status = found === 'ok' && writeFailures.areRecent() ? 'degraded' : found;
      return context.json({ status }, status === 'ok' ? 200 : 503);
    },
  };
}
