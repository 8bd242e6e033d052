import type { Dependencies } from '../Dependencies.ts';
import {
  countyFields,
  createCounty,
  deleteCounty,
  getCounty,
  listCounties,
  updateCounty,
} from '../services/content/counties.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function countyRoutes(dependencies: Dependencies) {
  return resourceRoutes('counties', dependencies, {
    fields: countyFields,
    readFilters: () => ({}),
    list: listCounties,
    get: getCounty,
    create: createCounty,
    update: updateCounty,
    delete: deleteCounty,
  });
}
