import type { SoilTestSample } from '@udongo/sdk';
import { soilTypes } from '@udongo/sdk/values';
import { type ReactNode, useMemo } from 'react';
import { createRecordLookup } from '../lib/recordLookups.ts';
import { publicCropSource } from '../lib/recordSources.ts';
import { soilTypeLabels } from '../lib/soilTypeLabels.ts';
import { type MergeField, useMerge } from '../merge/index.ts';
import { useMessages } from '../provider/index.ts';
import { soilSampleLabels } from './soilSampleLabels.ts';
import { soilSampleTexts } from './soilSampleTexts.ts';
import type { SoilSampleFormApi } from './useSoilSampleForm.ts';

/**
 * For the form of a sample that two people can change at the same time: sends its `version` back, merges what
 * somebody else saved in the meantime, and asks about what both changed. Give its `api` to the `SoilSampleForm` and
 * draw its `question` beside the form. A sample without a version is saved as without this hook. The sample is read
 * once: another one needs another `key`.
 */
export function useSoilSampleMerge<Api extends SoilSampleFormApi>(
  api: Api,
  sample: SoilTestSample | null | undefined,
): { api: Api; question: ReactNode } {
  const t = useMessages(soilSampleTexts);
  const { crops } = api;
  const lookups: Readonly<Record<string, Partial<MergeField>>> = useMemo(() => {
    const crop = createRecordLookup(publicCropSource, () => crops);
    return {
      ...{ main_crop: crop, other_crops: crop },
      soil_type: { options: soilTypes.map(({ value }) => ({ value, label: t(soilTypeLabels[value]) })) },
    };
  }, [crops, t]);
  const readings = t('soilSample.readings');
  const labels = { sensor_data: readings, below_limit: readings, ...soilSampleLabels(t) };
  const merge = useMerge({
    record: sample ?? undefined,
    fields: Object.entries(labels).map(([name, label]) => ({ ...lookups[name], name, label })),
  });
  // After merging: these are readings of the soil that was there when the form was opened.
  const soil = sample?.received_on && { received_on: sample.received_on };
  const update: Api['samples']['update'] = (id, body, options) =>
    merge.save(body, (sent) => api.samples.update(id, { ...sent, ...soil }, options));
  return { api: { ...api, samples: { ...api.samples, update } }, question: merge.dialog };
}
