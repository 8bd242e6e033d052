import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { countAttention } from '../services/statistics/countAttention.ts';

export function attentionRoutes(dependencies: Dependencies) {
  const { command } = createHandlers(dependencies);
  return { 'stats.getAttention': command([], countAttention) } satisfies Partial<Handlers>;
}
