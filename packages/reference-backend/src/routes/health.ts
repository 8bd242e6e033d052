import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { isHealthy } from '../services/health.ts';

export function healthRoutes({ db }: Dependencies): Handlers<'health.get'> {
  return {
    'health.get': async (context) =>
      (await isHealthy(db)) ? context.json({ status: 'ok' }) : context.json({ status: 'unavailable' }, 503),
  };
}
