import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import { addCalibration, calibrationFields, listCalibrations } from '../services/laboratory/calibrations.ts';
import { deviceService } from '../services/laboratory/devices.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function deviceRoutes(dependencies: Dependencies) {
  const { page, command } = createHandlers(dependencies);
  const resource = resourceRoutes('devices', dependencies, {
    ...deviceService,
    readFilters: (context) => ({
      agent: readKeyFilter(context, 'agent'),
      is_active: readBooleanFilter(context, 'is_active'),
    }),
  });
  return {
    ...resource,
    'calibrations.list': page([readId, readListQuery], listCalibrations),
    'calibrations.create': command([readId, calibrationFields], addCalibration, answerCreated),
  } satisfies Partial<Handlers>;
}
