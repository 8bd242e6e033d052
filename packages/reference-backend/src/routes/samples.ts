import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter, readChoiceFilter, readKeyFilter } from '../http/filters.ts';
import { createSample, deleteSample, updateSample } from '../services/samples/changeSamples.ts';
import { getSample, listSamples } from '../services/samples/listSamples.ts';
import { sampleFields } from '../services/samples/sampleFields.ts';
import { soilTypes } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function sampleRoutes(dependencies: Dependencies) {
  return resourceRoutes('samples', dependencies, {
    fields: sampleFields,
    readFilters: (context) => ({
      booking: readKeyFilter(context, 'booking'),
      main_crop: readKeyFilter(context, 'main_crop'),
      soil_type: readChoiceFilter(context, 'soil_type', soilTypes),
      has_readings: readBooleanFilter(context, 'has_readings'),
    }),
    list: listSamples,
    get: getSample,
    create: createSample,
    update: updateSample,
    delete: deleteSample,
  });
}
