import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readListQuery } from '../http/list.ts';
import { listJobs } from '../services/platform/jobs/listJobs.ts';

export function jobRoutes(dependencies: Dependencies) {
  const { page } = createHandlers(dependencies);
  return {
    'jobs.list': page([readListQuery], (transaction, _, query, now) => listJobs(transaction, query, now)),
  } satisfies Partial<Handlers>;
}
