import type { Crop, CropRequest } from '@udongo/sdk';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { CallOptions } from '../lib/usePort.ts';
import { useRecordState } from '../lib/useRecordState.ts';
import { useMerge } from '../merge/index.ts';
import { useMessages } from '../provider/index.ts';
import type { RecordFormLabels, RecordState } from '../record-form/index.ts';
import { createCropSchema } from './createCropSchema.ts';
import { type CropFormTranslate, cropFormTexts } from './cropFormTexts.ts';
import { type CropFormValues, toCropRequest, toCropValues } from './cropValues.ts';
import { nutrients } from './nutrients.ts';

/** Stores crops; the SDK's `crops` fits. */
export interface CropsPort {
  create(crop: CropRequest, options: CallOptions): Promise<Crop>;
  update(id: number, crop: CropRequest, options: CallOptions): Promise<Crop>;
}

export interface UseCropFormParams {
  api: { crops: CropsPort };
  /** The crop to change; null for a new one. Read once: another crop needs another `key`. */
  crop: Crop | null;
  /** Called once for each crop that the server has stored. */
  onSaved?: ((crop: Crop) => void) | undefined;
}

/**
 * State and behaviour of a form that creates or changes a crop with its ideal ranges, for hosts with their
 * own markup.
 * Source: specification sections 5 and 8, "Crop".
 */
export function useCropForm({ api, crop, onSaved }: UseCropFormParams): RecordState<CropFormValues> {
  const t = useMessages(cropFormTexts);
  const schema = useMemo(() => createCropSchema(t), [t]);
  const labels = labelsOf(t);
  const merge = useMerge({
    record: crop ?? undefined,
    fields: Object.entries(labels).map(([name, label]) => ({ name, label })),
  });
  return useRecordState<CropFormValues, Crop, CropRequest>({
    title: t('cropForm.title'),
    mode: crop ? 'update' : 'create',
    values: toCropValues(crop),
    labels,
    check: (values) => z.safeParse(schema, values).error?.issues ?? [],
    toSent: (values) => toCropRequest(values, crop),
    save: (body, options) =>
      crop ? api.crops.update(crop.id, body, options) : api.crops.create(body, options),
    merge,
    toTyped: (next) => toCropValues(next as Crop),
    savedMessage: t(crop ? 'cropForm.updated' : 'cropForm.created'),
    onSaved,
  });
}

function labelsOf(t: CropFormTranslate): RecordFormLabels<CropFormValues> {
  const bounds = nutrients.flatMap(({ name, low, high }) => {
    const nutrient = t(`cropForm.${name}`);
    return [
      [low, t('cropForm.lowOf', { nutrient })],
      [high, t('cropForm.highOf', { nutrient })],
    ];
  });
  return {
    name: t('cropForm.name'),
    public: t('cropForm.public'),
    name_in_rules: t('cropForm.nameInRules'),
    ...Object.fromEntries(bounds),
  };
}
