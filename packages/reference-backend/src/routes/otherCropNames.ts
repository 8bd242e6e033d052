import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { getOtherCropName, listOtherCropNames } from '../services/otherCropNames.ts';

export function otherCropNameRoutes({
  db,
  options,
}: Dependencies): Handlers<'otherCropNames.list' | 'otherCropNames.get'> {
  return {
    'otherCropNames.list': async (context) => {
      const query = {
        ...readListQuery(context),
        public: readBooleanFilter(context, 'public'),
        crop: readKeyFilter(context, 'crop'),
      };
      const actor = context.get('actor');
      const listed = await db.inTransaction((transaction) => listOtherCropNames(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'otherCropNames.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inTransaction((transaction) => getOtherCropName(transaction, actor, id)));
    },
  };
}
