import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { readKeyFilter } from '../http/filters.ts';
import { answerPage, readListQuery } from '../http/list.ts';
import { createFarmer, deleteFarmer, farmerFields, updateFarmer } from '../services/changeFarmers.ts';
import { type FarmerFilters, getFarmer, listFarmerSummaries, listFarmers } from '../services/farmers.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function farmerRoutes(dependencies: Dependencies) {
  const { db, options } = dependencies;
  const others: Handlers<'farmers.listSummaries'> = {
    'farmers.listSummaries': async (context) => {
      const query = { ...readListQuery(context), ...readFilters(context) };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listFarmerSummaries(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
  };
  const resource = resourceRoutes('farmers', dependencies, {
    fields: farmerFields,
    readFilters,
    list: listFarmers,
    get: getFarmer,
    create: createFarmer,
    update: updateFarmer,
    delete: deleteFarmer,
  });
  return { ...resource, ...others };
}

function readFilters(context: AppContext): FarmerFilters {
  return { referrer: readKeyFilter(context, 'referrer'), county: readKeyFilter(context, 'county') };
}
