import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter, readChoiceFilter } from '../http/filters.ts';
import { discountService } from '../services/money/discounts.ts';
import { testTypes } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function discountRoutes(dependencies: Dependencies) {
  return resourceRoutes('discounts', dependencies, {
    ...discountService,
    readFilters: (context) => ({
      active: readBooleanFilter(context, 'active'),
      test_type: readChoiceFilter(context, 'test_type', testTypes),
    }),
  });
}
