import { describeError, type SoilTestSample, type SoilTestSampleRequest } from '@udongo/sdk';
import { mergeRecords } from '@udongo/ui/internal';
import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { soilOf } from '../lib/soilOf.ts';
import { languageOf } from '../messages/languages.ts';
import { createOwn } from './createOwn.ts';
import { createWaitingWork, type KeptWork } from './createWaitingWork.ts';
import { sendMerged } from './sendMerged.ts';

/** Readings of a sample that were pressed in the grid. */
export interface Measurement {
  /** The sample that they were typed for. */
  base: SoilTestSample;
  body: SoilTestSampleRequest;
}

/** Gives a person's measurements, which wait for the network; they are sent only while that person is logged in. */
export const measurementsOf = createOwn(({ records, session, comeback, choices }, userId) => {
  const entries = createOwnDrafts('bench', userId);
  return createWaitingWork<Measurement>({
    drafts: createOwnDrafts<KeptWork<Measurement>>('measure', userId),
    idOf: ({ base }) => base.id,
    sendOne: async (measurement) => {
      const { id } = measurement.base;
      const soil = soilOf(measurement.base);
      await sendMerged(measurement, (body) => records.samples.update(id, { ...body, ...soil }), mergeSample);
      entries.clear(id);
    },
    describe: (error) => describeError(error, languageOf(choices.locale.get()).errors)?.message ?? '',
    isHere: () => session.get()?.user.id === userId,
    wait: comeback.wait,
  });
});

/** The readings on top of what somebody else has saved; null where it has other readings. */
function mergeSample(base: SoilTestSample, body: SoilTestSampleRequest, stored: SoilTestSample) {
  const { version: _, ...own } = body;
  const { values, conflicts } = mergeRecords(base, own, stored);
  if (conflicts.length > 0) return null;
  return { ...(values as SoilTestSampleRequest), version: stored.version };
}
