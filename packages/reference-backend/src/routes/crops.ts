import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter } from '../http/filters.ts';
import { cropService } from '../services/content/crops.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function cropRoutes(dependencies: Dependencies) {
  return resourceRoutes('crops', dependencies, {
    ...cropService,
    readFilters: (context) => ({ public: readBooleanFilter(context, 'public') }),
  });
}
