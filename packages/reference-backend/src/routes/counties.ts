import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { getCounty, listCounties } from '../services/counties.ts';

export function countyRoutes({ db, options }: Dependencies): Handlers<'counties.list' | 'counties.get'> {
  return {
    'counties.list': async (context) => {
      const query = readListQuery(context);
      const listed = await db.inTransaction((transaction) => listCounties(transaction, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'counties.get': async (context) => {
      const id = readId(context);
      return context.json(await db.inTransaction((transaction) => getCounty(transaction, id)));
    },
  };
}
