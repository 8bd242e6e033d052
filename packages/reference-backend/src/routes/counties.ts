import type { Dependencies } from '../Dependencies.ts';
import { countyService } from '../services/content/counties.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function countyRoutes(dependencies: Dependencies) {
  return resourceRoutes('counties', dependencies, {
    ...countyService,
    readFilters: () => ({}),
  });
}
