import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import {
  createDiscount,
  deleteDiscount,
  discountFields,
  getDiscount,
  listDiscounts,
  updateDiscount,
} from '../services/money/discounts.ts';
import { testTypes } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function discountRoutes(dependencies: Dependencies) {
  return resourceRoutes('discounts', dependencies, {
    fields: discountFields,
    readFilters: (context) => ({
      active: readBooleanFilter(context, 'active'),
      test_type: readChoiceFilter(context, 'test_type', testTypes),
    }),
    list: listDiscounts,
    get: getDiscount,
    create: createDiscount,
    update: updateDiscount,
    delete: deleteDiscount,
  });
}
