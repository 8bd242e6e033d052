import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter, readKeyFilter } from '../http/filters.ts';
import {
  createOtherCropName,
  deleteOtherCropName,
  getOtherCropName,
  listOtherCropNames,
  otherCropNameFields,
  updateOtherCropName,
} from '../services/content/otherCropNames.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function otherCropNameRoutes(dependencies: Dependencies) {
  return resourceRoutes('otherCropNames', dependencies, {
    fields: otherCropNameFields,
    readFilters: (context) => ({
      public: readBooleanFilter(context, 'public'),
      crop: readKeyFilter(context, 'crop'),
      county: readKeyFilter(context, 'county'),
    }),
    list: listOtherCropNames,
    get: getOtherCropName,
    create: createOtherCropName,
    update: updateOtherCropName,
    delete: deleteOtherCropName,
  });
}
