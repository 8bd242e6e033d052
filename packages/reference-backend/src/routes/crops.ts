import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { getCrop, listCrops } from '../services/crops.ts';

export function cropRoutes({ db, options }: Dependencies): Handlers<'crops.list' | 'crops.get'> {
  return {
    'crops.list': async (context) => {
      const query = { ...readListQuery(context), public: readBooleanFilter(context, 'public') };
      const actor = context.get('actor');
      const listed = await db.inTransaction((transaction) => listCrops(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'crops.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inTransaction((transaction) => getCrop(transaction, actor, id)));
    },
  };
}
