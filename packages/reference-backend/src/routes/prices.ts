import type { Dependencies } from '../Dependencies.ts';
import {
  createPrice,
  deletePrice,
  getPrice,
  inputPriceFields,
  listPrices,
  updatePrice,
} from '../services/laboratory/results/inputPrices.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function priceRoutes(dependencies: Dependencies) {
  return resourceRoutes('prices', dependencies, {
    fields: inputPriceFields,
    readFilters: () => ({}),
    list: listPrices,
    get: getPrice,
    create: createPrice,
    update: updatePrice,
    delete: deletePrice,
  });
}
