import type { SampleEvent } from '@udongo/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/Database.ts';
import { sampleEvents, users } from '../../../db/schema.ts';
import { toInstant } from '../../platform/toInstant.ts';
import { listReadings } from './readingsHistory.ts';

/** The history of a sample, saved readings included, the first event first. Errors: throws 404 for an unknown sample. */
export async function listEvents(db: Db, sampleId: number): Promise<SampleEvent[]> {
  const saves = await listReadings(db, sampleId);
  const rows = await db
    .select({ event: sampleEvents, name: users.full_name })
    .from(sampleEvents)
    .leftJoin(users, eq(users.id, sampleEvents.by_id))
    .where(eq(sampleEvents.sample_id, sampleId))
    .orderBy(asc(sampleEvents.id));
  const events = rows.map(({ event, name }): SampleEvent => {
    const { id: _, sample_id: __, happened_on, by_id: by, ...said } = event;
    return { ...said, happened_on: toInstant(happened_on), by, by_name: name ?? '' };
  });
  const measured = saves.map(
    ({ saved_on, saved_by, saved_by_name }): SampleEvent => ({
      ...{ kind: 'measured', happened_on: saved_on, by: saved_by, by_name: saved_by_name },
      ...{ handed_over_by: '', place: '', condition: '', bag: '', note: '' },
    }),
  );
  return [...events, ...measured].sort((one, other) =>
    one.happened_on < other.happened_on ? -1 : one.happened_on > other.happened_on ? 1 : 0,
  );
}
