import type { Dependencies } from '../Dependencies.ts';
import { readBooleanFilter, readKeyFilter } from '../http/filters.ts';
import {
  createDevice,
  deleteDevice,
  deviceFields,
  getDevice,
  listDevices,
  updateDevice,
} from '../services/laboratory/devices.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function deviceRoutes(dependencies: Dependencies) {
  return resourceRoutes('devices', dependencies, {
    fields: deviceFields,
    readFilters: (context) => ({
      agent: readKeyFilter(context, 'agent'),
      is_active: readBooleanFilter(context, 'is_active'),
    }),
    list: listDevices,
    get: getDevice,
    create: createDevice,
    update: updateDevice,
    delete: deleteDevice,
  });
}
