import type { Dependencies } from '../Dependencies.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerPdf } from '../http/answerPdf.ts';
import { createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { readId } from '../http/list.ts';
import { readLabels } from '../services/laboratory/labels/readLabels.ts';
import { adjustPh, adjustPhFields } from '../services/laboratory/results/adjustPh.ts';
import {
  generateResults,
  generateResultsFields,
  getSampleResults,
} from '../services/laboratory/results/readResults.ts';
import { createSample, deleteSample, updateSample } from '../services/laboratory/samples/changeSamples.ts';
import { listEvents } from '../services/laboratory/samples/listEvents.ts';
import { listSamples } from '../services/laboratory/samples/listSamples.ts';
import { listReadings } from '../services/laboratory/samples/readingsHistory.ts';
import { readSample } from '../services/laboratory/samples/readSample.ts';
import { receiptFields, receiveSamples } from '../services/laboratory/samples/receiveSamples.ts';
import { rejectionFields, rejectSample, undoReject } from '../services/laboratory/samples/rejectSample.ts';
import { sampleFields } from '../services/laboratory/samples/sampleFields.ts';
import { placeFields, setPlace } from '../services/laboratory/samples/setPlace.ts';
import { invalid } from '../validation/issues.ts';
import { bookingStatuses, labelPapers, languages, soilTypes, testTypes } from '../values.ts';
import { resourceRoutes } from './resourceRoutes.ts';

export function sampleRoutes(dependencies: Dependencies) {
  const { db, clock, options, renderPdf } = dependencies;
  const { query, command } = createHandlers(dependencies);
  const resource = resourceRoutes('samples', dependencies, {
    fields: sampleFields,
    readFilters: (context) => ({
      booking: readKeyFilter(context, 'booking'),
      main_crop: readKeyFilter(context, 'main_crop'),
      soil_type: readChoiceFilter(context, 'soil_type', soilTypes),
      has_readings: readBooleanFilter(context, 'has_readings'),
      is_measured: readBooleanFilter(context, 'is_measured'),
      is_received: readBooleanFilter(context, 'is_received'),
      code: context.req.query('code') || undefined,
      due_by: readDayFilter(context, 'due_by'),
      soil_test_date_after: readDayFilter(context, 'soil_test_date_after'),
      soil_test_date_before: readDayFilter(context, 'soil_test_date_before'),
      county: readKeyFilter(context, 'county'),
      has_county: readBooleanFilter(context, 'has_county'),
      agent: readKeyFilter(context, 'agent'),
      test_type: readChoiceFilter(context, 'test_type', testTypes),
      status: readChoiceFilter(context, 'status', bookingStatuses),
    }),
    list: listSamples,
    get: readSample,
    create: createSample,
    update: updateSample,
    delete: deleteSample,
  });
  return {
    ...resource,
    'samples.downloadLabels': async (context) => {
      const paper = readChoiceFilter(context, 'paper', labelPapers) ?? 'a4';
      const language = readChoiceFilter(context, 'language', languages) ?? 'en';
      const asked = { booking: readKeyFilter(context, 'booking'), samples: readSampleIds(context) };
      const actor = context.get('actor');
      const labels = await db.inSnapshot((transaction) => readLabels(transaction, actor, asked));
      const { appUrl } = options;
      const pdf = await renderPdf({ kind: 'labels', labels, paper, language, appUrl, now: clock() });
      return answerPdf(context, pdf, 'labels');
    },
    'samples.generateResults': query([generateResultsFields], (transaction, _, reading, now) =>
      generateResults(transaction, reading, now),
    ),
    'samples.getResults': query([readId], getSampleResults),
    'samples.adjustPh': query([adjustPhFields], adjustPh),
    'samples.listReadings': query([readId], (transaction, _, id) => listReadings(transaction, id)),
    'samples.listEvents': query([readId], (transaction, _, id) => listEvents(transaction, id)),
    'samples.receive': command([receiptFields], receiveSamples),
    'samples.reject': command([readId, rejectionFields], rejectSample),
    'samples.setPlace': command([readId, placeFields], setPlace),
    'samples.undoReject': command([readId], undoReject),
  } satisfies Partial<Handlers>;
}

/** Ids with commas between. Errors: throws 400 for anything else. */
function readSampleIds(context: AppContext): number[] {
  const value = context.req.query('samples') ?? '';
  if (value === '') return [];
  const ids = value.split(',');
  if (ids.length <= 200 && ids.every((id) => /^\d{1,9}$/.test(id))) return ids.map(Number);
  throw invalid([{ path: ['samples'], message: 'Send at most 200 ids with commas between.' }]);
}
