import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readKeyFilter } from '../http/filters.ts';
import { readId } from '../http/list.ts';
import {
  createPartnerKey,
  partnerKeyFields,
  rotatePartnerKey,
  updatePartnerKey,
} from '../services/people/partner-keys/changePartnerKeys.ts';
import {
  deletePartnerKey,
  getPartnerKey,
  listPartnerKeys,
} from '../services/people/partner-keys/partnerKeys.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function partnerKeyRoutes(dependencies: Dependencies) {
  const { command } = createHandlers(dependencies);
  return {
    ...resourceRoutes('partnerKeys', dependencies, {
      fields: partnerKeyFields,
      readFilters: (context) => ({
        agent: readKeyFilter(context, 'agent'),
        is_active: readBooleanFilter(context, 'is_active'),
      }),
      list: listPartnerKeys,
      get: getPartnerKey,
      create: createPartnerKey,
      update: updatePartnerKey,
      delete: deletePartnerKey,
    }),
    'partnerKeys.rotate': command([readId], rotatePartnerKey),
  } satisfies Partial<Handlers>;
}
