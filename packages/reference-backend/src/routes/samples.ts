import type { Dependencies } from '../Dependencies.ts';
import type { Handlers } from '../http/AppEnv.ts';
import { readBooleanFilter, readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { readId } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import { generateResults, generateResultsFields, getSampleResults } from '../services/results/readResults.ts';
import { adjustPh, adjustPhFields } from '../services/samples/adjustPh.ts';
import { createSample, deleteSample, updateSample } from '../services/samples/changeSamples.ts';
import { getSample, listSamples } from '../services/samples/listSamples.ts';
import { listReadings } from '../services/samples/readingsHistory.ts';
import { rejectionFields, rejectSample, undoReject } from '../services/samples/rejectSample.ts';
import { sampleFields } from '../services/samples/sampleFields.ts';
import { readFields, readObject } from '../validation/readFields.ts';
import { soilTypes } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

type SampleOperation =
  | 'samples.adjustPh'
  | 'samples.generateResults'
  | 'samples.getResults'
  | 'samples.listReadings'
  | 'samples.reject'
  | 'samples.undoReject';

export function sampleRoutes(dependencies: Dependencies) {
  const { db, clock } = dependencies;
  const others: Handlers<SampleOperation> = {
    'samples.generateResults': async (context) => {
      const reading = readFields(generateResultsFields, readObject(await readJson(context)));
      return context.json(
        await db.inSnapshot((transaction) => generateResults(transaction, reading, clock())),
      );
    },
    'samples.getResults': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(
        await db.inSnapshot((transaction) => getSampleResults(transaction, actor, id, clock())),
      );
    },
    'samples.adjustPh': async (context) => {
      const actor = context.get('actor');
      const reading = readFields(adjustPhFields, readObject(await readJson(context)));
      return context.json(await db.inSnapshot((transaction) => adjustPh(transaction, actor, reading)));
    },
    'samples.listReadings': async (context) => {
      const id = readId(context);
      return context.json(await db.inSnapshot((transaction) => listReadings(transaction, id)));
    },
    'samples.reject': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readFields(rejectionFields, readObject(await readJson(context)));
      return context.json(
        await db.inTransaction((transaction) => rejectSample(transaction, actor, id, reading, clock())),
      );
    },
    'samples.undoReject': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(
        await db.inTransaction((transaction) => undoReject(transaction, actor, id, clock())),
      );
    },
  };
  const resource = resourceRoutes('samples', dependencies, {
    fields: sampleFields,
    readFilters: (context) => ({
      booking: readKeyFilter(context, 'booking'),
      main_crop: readKeyFilter(context, 'main_crop'),
      soil_type: readChoiceFilter(context, 'soil_type', soilTypes),
      has_readings: readBooleanFilter(context, 'has_readings'),
      is_measured: readBooleanFilter(context, 'is_measured'),
      code: context.req.query('code') || undefined,
      due_by: readDayFilter(context, 'due_by'),
    }),
    list: listSamples,
    get: getSample,
    create: createSample,
    update: updateSample,
    delete: deleteSample,
  });
  return { ...resource, ...others };
}
