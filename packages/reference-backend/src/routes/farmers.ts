import { requireUser } from '../Actor.ts';
import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import { readFarmerReadings } from '../services/laboratory/results/readFarmerReadings.ts';
import { downloadBiodata } from '../services/people/biodata.ts';
import { createFarmer, deleteFarmer, farmerFields, updateFarmer } from '../services/people/changeFarmers.ts';
import {
  type FarmerFilters,
  getFarmer,
  listFarmerSummaries,
  listFarmers,
} from '../services/people/farmers.ts';
import { text } from '../validation/fields.ts';
import { allValues, readFields } from '../validation/readFields.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function farmerRoutes(dependencies: Dependencies) {
  const { query, page } = createHandlers(dependencies);
  const resource = resourceRoutes('farmers', dependencies, {
    fields: farmerFields,
    readFilters: (context) => ({
      ...readFilters(context),
      has_referrer: readBooleanFilter(context, 'has_referrer'),
      agent: readKeyFilter(context, 'agent'),
      has_county: readBooleanFilter(context, 'has_county'),
      date_after: readDayFilter(context, 'date_after'),
      date_before: readDayFilter(context, 'date_before'),
    }),
    list: listFarmers,
    get: getFarmer,
    create: createFarmer,
    update: updateFarmer,
    delete: deleteFarmer,
  });
  return {
    ...resource,
    'farmers.downloadBiodata': async (context) => {
      const filters = { ...readFilters(context), search: readListQuery(context).search };
      const reason = readReason(context);
      const userId = requireUser(context.get('actor'));
      const file = await downloadBiodata(dependencies, { ...filters, reason, userId });
      return context.body(file, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="farmers.csv"',
      });
    },
    'farmers.getReadings': query([readId], readFarmerReadings),
    'farmers.listSummaries': page([readSummariesQuery], listFarmerSummaries),
  } satisfies Partial<Handlers>;
}

/** Errors: throws 400 when nothing, or too much, is said. */
function readReason(context: AppContext): string {
  const sent = { reason: context.req.query('reason') };
  return allValues(readFields({ reason: text({ max: 500, blank: false }) }, sent)).reason;
}

function readFilters(context: AppContext): FarmerFilters {
  return { referrer: readKeyFilter(context, 'referrer'), county: readKeyFilter(context, 'county') };
}

function readSummariesQuery(context: AppContext) {
  return { ...readListQuery(context), ...readFilters(context) };
}
