import type { AnalysisValue } from '@udongo/sdk';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { analyses, sampleAnalyses, samples } from '../../../db/schema.ts';
import { boolean, line, number } from '../../../validation/fields.ts';
import type { Issue } from '../../../validation/issues.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { followSamples } from '../../bookings/followSamples.ts';
import type { StoredBooking } from '../../bookings/StoredBooking.ts';
import { canceled, rejected } from '../samples/changeSamples.ts';
import { findSample, lockBookings } from '../samples/receiveSamples.ts';
import { readingNames } from '../samples/sensorData.ts';
import { selectLatest } from './readAnalyses.ts';

const named = z.object({
  sample_code: line({ max: 50, blank: false }),
  code: line({ max: 50, blank: false }),
  value: number().nullable(),
  below_limit: boolean().optional(),
});

export const analysisValueFields = {
  laboratory: line({ max: 100 }).optional(),
  file_name: line({ max: 200 }).optional(),
  is_check: boolean().optional(),
  values: z.array(named).min(1).max(500),
};

/**
 * Saves values of samples by their codes, all or none; their bookings follow where a value, its unit, method or laboratory differs from what counted before.
 * Errors: throws 400 with the index of each refused value, also of an analysis out of use and of a sample that was never received.
 */
export async function saveAnalyses(
  db: Db,
  actor: Actor,
  reading: Reading<typeof analysisValueFields>,
  now: Date,
): Promise<AnalysisValue[]> {
  const { laboratory = '', file_name = '', is_check = false, values } = allValues(reading);
  const found = await lockBookings(
    db,
    actor,
    values.map(({ sample_code: code }) => ({ code })),
  );
  const known = new Map((await db.select().from(analyses)).map((analysis) => [analysis.code, analysis]));
  const matched = values.map((value, index) => match(value, index, known, found));
  const pairs = matched.map((each) => ('path' in each ? '' : `${each.sample.id} ${each.analysis.id}`));
  const issues = matched.flatMap((each, index): Issue[] => {
    if ('path' in each) return [each];
    const isTwice = pairs.indexOf(pairs[index] ?? '') < index;
    return isTwice ? [{ path: ['values', index, 'value'], message: twice }] : [];
  });
  if (issues.length > 0) throw invalid(issues);
  const whole = matched.flatMap((each) => ('path' in each ? [] : [each]));
  const ids = [...new Set(whole.map(({ sample }) => sample.id))];
  const before = new Map(
    (await selectLatest(db, ids)).map(({ saved }) => [`${saved.sample_id} ${saved.analysis_id}`, saved]),
  );
  const rows = whole.map(({ booking, sample, analysis, value, below_limit = false, sample_code }) => {
    const earlier = before.get(`${sample.id} ${analysis.id}`);
    return {
      booking: booking.row.id,
      analysis,
      isChange:
        value !== (earlier?.value ?? null) ||
        below_limit !== (earlier?.below_limit ?? false) ||
        (value !== null && !isMeasuredAlike(earlier, { ...analysis, laboratory })),
      answer: {
        ...{ sample: sample.id, sample_code, sample_location: sample.sample_location },
        ...{ analysis: analysis.id, code: analysis.code, value, below_limit },
        before: earlier?.value ?? null,
        before_below_limit: earlier?.below_limit ?? false,
      },
    };
  });
  const answers = rows.map(({ answer }) => answer);
  if (is_check) return answers;
  // Values belong to the soil that is there now.
  await db
    .update(samples)
    .set({ received_on: sql`coalesce(received_on, ${now})` })
    .where(inArray(samples.id, ids));
  await db.insert(sampleAnalyses).values(
    rows.map(({ analysis: { id, unit, method }, answer: { sample, value, below_limit } }) => ({
      ...{ sample_id: sample, analysis_id: id, value, below_limit, unit, method, laboratory, file_name },
      ...{ saved_on: now, saved_by_id: actor.userId },
    })),
  );
  const changed = rows.filter(({ isChange }) => isChange);
  for (const booking of new Set(changed.map((row) => row.booking))) {
    await followSamples(db, actor, booking, { changesResults: true }, now);
  }
  return answers;
}

const notReceived = 'The laboratory has not received this sample. Receive it first.';
const notInUse =
  'This analysis is out of use. An administrator can put it back into use under Other analyses.';
const twice = 'There is another value of this sample and analysis before it.';

type Known = typeof analyses.$inferSelect;

type Measured = Pick<typeof sampleAnalyses.$inferSelect, 'unit' | 'method' | 'laboratory'>;

function isMeasuredAlike(earlier: Measured | undefined, { unit, method, laboratory }: Measured): boolean {
  return earlier?.unit === unit && earlier.method === method && earlier.laboratory === laboratory;
}

/** The sample and the analysis of a value, or what is wrong with it. */
function match(
  value: z.output<typeof named>,
  index: number,
  known: ReadonlyMap<string, Known>,
  found: readonly StoredBooking[],
) {
  const { booking, sample } = findSample(found, value.sample_code);
  const analysis = known.get(value.code);
  const issue = (field: keyof typeof value, message: string): Issue => ({
    path: ['values', index, field],
    message,
  });
  if (!booking || !sample) return issue('sample_code', 'No sample has this code.');
  if (!analysis) return issue('code', 'No analysis has this code.');
  if (booking.row.status === 'canceled') return issue('sample_code', canceled);
  if (sample.rejected_reason) return issue('sample_code', rejected);
  const isMeasured = readingNames.some((name) => sample[name] !== null);
  if (!sample.received_on && !isMeasured) return issue('sample_code', notReceived);
  // A value from before is taken off all the same.
  if (!analysis.is_active && value.value !== null) return issue('code', notInUse);
  const { minimum, maximum } = analysis;
  if (value.value !== null && value.value < minimum) {
    return issue('value', `Ensure this value is greater than or equal to ${minimum}.`);
  }
  if (value.value !== null && value.value > maximum) {
    return issue('value', `Ensure this value is less than or equal to ${maximum}.`);
  }
  if (value.below_limit && (minimum !== 0 || !value.value)) {
    return issue('value', 'Only an amount above 0 can be below the limit of its method.');
  }
  return { ...value, booking, sample, analysis };
}
