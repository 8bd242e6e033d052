import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter } from '../http/filters.ts';
import {
  createCrop,
  cropFields,
  deleteCrop,
  getCrop,
  listCrops,
  updateCrop,
} from '../services/content/crops.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function cropRoutes(dependencies: Dependencies) {
  return resourceRoutes('crops', dependencies, {
    fields: cropFields,
    readFilters: (context) => ({ public: readBooleanFilter(context, 'public') }),
    list: listCrops,
    get: getCrop,
    create: createCrop,
    update: updateCrop,
    delete: deleteCrop,
  });
}
