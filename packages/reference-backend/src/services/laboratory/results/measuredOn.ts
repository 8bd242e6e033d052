import { sql } from 'drizzle-orm';
import { sampleReadingsHistory, samples } from '../../../db/schema.ts';

/** When the present readings of a sample were saved. */
export const measuredOn = sql<Date | null>`(
  select ${sampleReadingsHistory.saved_on} from ${sampleReadingsHistory}
  where ${sampleReadingsHistory.sample_id} = ${samples.id} order by ${sampleReadingsHistory.id} desc limit 1)`.mapWith(
  sampleReadingsHistory.saved_on,
);
