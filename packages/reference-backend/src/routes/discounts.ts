import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter } from '../http/filters.ts';
import { answerPage, readId, readListQuery } from '../http/list.ts';
import { getDiscount, listDiscounts } from '../services/discounts.ts';

export function discountRoutes({ db, options }: Dependencies): Handlers<'discounts.list' | 'discounts.get'> {
  return {
    'discounts.list': async (context) => {
      const query = { ...readListQuery(context), active: readBooleanFilter(context, 'active') };
      const listed = await db.inTransaction((transaction) => listDiscounts(transaction, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'discounts.get': async (context) => {
      const id = readId(context);
      return context.json(await db.inTransaction((transaction) => getDiscount(transaction, id)));
    },
  };
}
