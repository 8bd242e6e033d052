import type { SoilTestSample, SoilTestSampleRequest } from '@udongo/sdk';
import { useCallback, useMemo, useState } from 'react';
import { formatDate } from '../lib/formatDate.ts';
import { createRecordLookup, type RecordLookup } from '../lib/recordLookups.ts';
import { publicCropSource } from '../lib/recordSources.ts';
import { useCropLabel } from '../lib/useCropLabel.ts';
import { useEvent } from '../lib/useEvent.ts';
import type { CallOptions } from '../lib/usePort.ts';
import { useRecordState } from '../lib/useRecordState.ts';
import { withCropWords } from '../lib/withCropWords.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import type { RecordState } from '../record-form/index.ts';
import {
  type LocatePort,
  type SensorReading,
  type SensorValues,
  sensorReadings,
} from '../sensor-paste-panel/index.ts';
import { readingsToText } from '../sensor-paste-panel/internal.ts';
import { soilSampleLabels } from './soilSampleLabels.ts';
import { type BookingLine, createBookingSource, type SoilSampleListsPort } from './soilSampleLists.ts';
import { checkSoilSample, findReadingWarnings, type ReadingWarning } from './soilSampleRules.ts';
import { soilSampleTexts } from './soilSampleTexts.ts';
import { type SoilSampleValues, toSoilSampleRequest, toSoilSampleValues } from './soilSampleValues.ts';

/** The calls of the form; `createUdongo(…)` of the SDK fits as it is. */
export interface SoilSampleFormApi extends SoilSampleListsPort {
  samples: {
    create(body: SoilTestSampleRequest, options: CallOptions): Promise<SoilTestSample>;
    update(id: number, body: SoilTestSampleRequest, options: CallOptions): Promise<SoilTestSample>;
  };
}

export interface SoilSampleFormParams {
  /** `createUdongo(…)` of the SDK fits. */
  api: SoilSampleFormApi;
  /** The stored sample to change; null for a new one. Read once: another sample needs another `key`. */
  sample?: SoilTestSample | null | undefined;
  /** The initial values of a new sample, such as its booking. Read once. */
  defaultValues?: Partial<SoilSampleValues> | undefined;
  /**
   * Whether the service keeps "< 5", a reading below the limit of its method; otherwise it is refused. Default: whether
   * the stored `sample` has `below_limit`.
   */
  keepsLimits?: boolean | undefined;
  /** Called once for each sample that the server has stored. */
  onSaved?: ((sample: SoilTestSample) => void) | undefined;
  /** Finds the location of the device; `locateDevice` of the SDK fits. Default: no position is offered. */
  locate?: LocatePort | undefined;
}

export interface SoilSampleController {
  /** The controller of the frame; its `submit` first asks about unusual readings. */
  record: RecordState<SoilSampleValues>;
  bookings: RecordLookup;
  crops: RecordLookup;
  /** Readings that need a confirmation; empty without a question. */
  warnings: readonly ReadingWarning[];
  /** Whether a reading can be below the limit of its method. */
  keepsLimits: boolean;
  /** Sends in spite of the warnings. */
  confirm: () => void;
  /** Goes back to the first of these readings. */
  goBack: () => void;
  setChoice: <Name extends 'booking' | 'main_crop' | 'other_crops' | 'soil_type'>(
    name: Name,
    value: SoilSampleValues[Name],
  ) => void;
  /** Writes readings into their controls, over the current values. */
  fillReadings: (values: SensorValues, below?: readonly SensorReading[]) => void;
}

/** State and behaviour of a form that creates or changes a soil sample with its readings. */
export function useSoilSampleForm({
  api,
  sample,
  defaultValues,
  keepsLimits = sample?.below_limit !== undefined,
  onSaved,
}: SoilSampleFormParams): SoilSampleController {
  const t = useMessages(soilSampleTexts);
  const locale = useLanguageTag();
  const [warnings, setWarnings] = useState<readonly ReadingWarning[]>([]);
  const readApi = useEvent(() => api);
  const name = useEvent(({ id, name }: BookingLine) =>
    name
      ? t('soilSample.bookingName', { id: String(id), name })
      : t('soilSample.bookingNumber', { id: String(id) }),
  );
  const date = useEvent((day: string) => formatDate(locale, day));
  const bookings = useMemo(
    () => createRecordLookup(createBookingSource({ name, date }), () => readApi().bookings),
    [readApi, name, date],
  );
  const cropLabel = useCropLabel();
  const words = useEvent(() => api.otherCropNames);
  const crops = useMemo(
    () =>
      withCropWords(
        createRecordLookup(publicCropSource, () => readApi().crops),
        { otherCropNames: words, cropLabel },
      ),
    [readApi, words, cropLabel],
  );

  const rules = { stored: sample, keepsLimits };
  const record = useRecordState<SoilSampleValues, SoilTestSample, SoilTestSampleRequest>({
    title: t('soilSample.title'),
    mode: sample ? 'update' : 'create',
    values: toSoilSampleValues(sample, defaultValues),
    labels: soilSampleLabels(t),
    check: (values) => checkSoilSample(values, t, rules),
    toSent: (values) => toSoilSampleRequest(values, sample),
    save: (body, options) =>
      sample ? api.samples.update(sample.id, body, options) : api.samples.create(body, options),
    savedMessage: t(sample ? 'soilSample.updated' : 'soilSample.created'),
    onSaved,
  });
  const { form, submit, focusPath } = record;

  const askOrSubmit = useEvent(async () => {
    const values = form.getValues();
    const found =
      checkSoilSample(values, t, rules).length > 0 ? [] : findReadingWarnings(values.sensor_data, t);
    if (found.length > 0 && !record.pending) setWarnings(found);
    else await submit();
  });
  const validateNow = useCallback(
    () => ({ shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    [form],
  );

  return {
    record: { ...record, submit: askOrSubmit },
    bookings,
    crops,
    warnings,
    keepsLimits,
    confirm: useEvent(() => {
      setWarnings([]);
      void submit();
    }),
    goBack: useEvent(() => {
      const [first] = warnings;
      setWarnings([]);
      if (first) focusPath(`sensor_data.${first.reading}`);
    }),
    setChoice: useEvent((name, value) => form.setValue(name, value as never, validateNow())),
    fillReadings: useEvent((values, below) => {
      const texts = readingsToText(values, below);
      for (const reading of sensorReadings) {
        if (texts[reading] !== '') form.setValue(`sensor_data.${reading}`, texts[reading], validateNow());
      }
    }),
  };
}
