import type { Dependencies } from '../Dependencies.ts';
import { priceService } from '../services/laboratory/results/inputPrices.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function priceRoutes(dependencies: Dependencies) {
  return resourceRoutes('prices', dependencies, {
    ...priceService,
    readFilters: () => ({}),
  });
}
