import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter, readKeyFilter } from '../http/filters.ts';
import { readId } from '../http/list.ts';
import {
  createPartnerKey,
  partnerKeyFields,
  rotatePartnerKey,
  updatePartnerKey,
} from '../services/partner-keys/changePartnerKeys.ts';
import { deletePartnerKey, getPartnerKey, listPartnerKeys } from '../services/partner-keys/partnerKeys.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function partnerKeyRoutes(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const rotation: Handlers<'partnerKeys.rotate'> = {
    'partnerKeys.rotate': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const rotated = await db.inTransaction((transaction) =>
        rotatePartnerKey(transaction, actor, id, clock()),
      );
      return context.json(rotated);
    },
  };
  const verbs = resourceRoutes('partnerKeys', dependencies, {
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
  });
  return { ...verbs, ...rotation };
}
