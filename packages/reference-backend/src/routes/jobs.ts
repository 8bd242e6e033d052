import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { answerPage, readListQuery } from '../http/list.ts';
import { listJobs } from '../services/jobs/listJobs.ts';

export function jobRoutes({ db, clock, options }: Dependencies): Handlers<'jobs.list'> {
  return {
    'jobs.list': async (context) => {
      const query = readListQuery(context);
      const listed = await db.inSnapshot((transaction) => listJobs(transaction, query, clock()));
      return answerPage(context, listed, options.trustProxyHops);
    },
  };
}
