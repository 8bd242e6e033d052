import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerCreated, createHandlers } from '../http/createHandlers.ts';
import { readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery } from '../http/list.ts';
import {
  controlMeasurementFields,
  createControlMeasurement,
  listControlMeasurements,
} from '../services/laboratory/controls/controlMeasurements.ts';
import {
  controlSoilFields,
  createControlSoil,
  listControlSoils,
  retireControlSoil,
} from '../services/laboratory/controls/controlSoils.ts';
import {
  duplicateFields,
  getDuplicate,
  listDuplicates,
  saveDuplicate,
} from '../services/laboratory/controls/duplicates.ts';
import { getChecks } from '../services/laboratory/controls/findChecks.ts';

export function controlRoutes(dependencies: Dependencies) {
  const { query, page, command } = createHandlers(dependencies);
  const readQuery = (context: AppContext) => ({
    ...readListQuery(context),
    control_soil: readKeyFilter(context, 'control_soil'),
    device: readKeyFilter(context, 'device'),
  });
  return {
    'controls.listSoils': page([readListQuery], listControlSoils),
    'controls.createSoil': command([controlSoilFields], createControlSoil, answerCreated),
    'controls.retireSoil': command([readId], retireControlSoil),
    'controls.list': page([readQuery], listControlMeasurements),
    'controls.create': command([controlMeasurementFields], createControlMeasurement, answerCreated),
    'controls.listDuplicates': page([readQuery], listDuplicates),
    'controls.getDuplicate': query([readId], getDuplicate),
    'controls.saveDuplicate': command([readId, duplicateFields], saveDuplicate, answerCreated),
    'controls.getChecks': query([readId], getChecks),
  } satisfies Partial<Handlers>;
}
