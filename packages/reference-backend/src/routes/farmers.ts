import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { readKeyFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { type FarmersQuery, getFarmer, listFarmerSummaries, listFarmers } from '../services/farmers.ts';

export function farmerRoutes({
  db,
  options,
}: Dependencies): Handlers<'farmers.list' | 'farmers.get' | 'farmers.listSummaries'> {
  return {
    'farmers.list': async (context) => {
      const query = readQuery(context);
      const actor = context.get('actor');
      const listed = await db.inTransaction((transaction) => listFarmers(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'farmers.listSummaries': async (context) => {
      const query = readQuery(context);
      const actor = context.get('actor');
      const listed = await db.inTransaction((transaction) => listFarmerSummaries(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'farmers.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inTransaction((transaction) => getFarmer(transaction, actor, id)));
    },
  };
}

function readQuery(context: AppContext): FarmersQuery {
  return { ...readListQuery(context), referrer: readKeyFilter(context, 'referrer') };
}
