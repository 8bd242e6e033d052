import type { OtherCropName, OtherCropNameRequest } from '@udongo/sdk';
import { useMemo } from 'react';
import type { CropWordsPort } from '../lib/cropWords.ts';
import type { FormElementProps } from '../lib/ownForm.ts';
import { createCountyLookup, createCropLookup } from '../lib/recordLookups.ts';
import type { CountyLookupPort, CropLookupPort } from '../lib/recordSources.ts';
import type { SlotProps } from '../lib/slots.ts';
import { useCropLabel } from '../lib/useCropLabel.ts';
import { useEvent } from '../lib/useEvent.ts';
import type { CallOptions } from '../lib/usePort.ts';
import { withCropWords } from '../lib/withCropWords.ts';
import { lookup } from '../messages/en/lookup.ts';
import { otherCropNameForm } from '../messages/en/otherCropNameForm.ts';
import { useMessages } from '../provider/index.ts';
import {
  type RecordField,
  RecordForm,
  type RecordFormSlots,
  type RecordFormState,
} from '../record-form/index.ts';

const texts = { lookup, otherCropNameForm };

/** The calls of a form of a crop's other name; the SDK fits. */
export interface OtherCropNameFormApi {
  otherCropNames: {
    /** Finds a crop by another stored name. Without it, crops are found only by their own names. */
    list?: CropWordsPort['list'];
    create(name: OtherCropNameRequest, options: CallOptions): Promise<OtherCropName>;
    update(id: number, name: OtherCropNameRequest, options: CallOptions): Promise<OtherCropName>;
  };
  crops: CropLookupPort;
  counties: CountyLookupPort;
}

export interface OtherCropNameFormProps
  extends SlotProps<RecordFormSlots, RecordFormState>,
    FormElementProps {
  /** `createUdongo(…)` of the SDK fits. */
  api: OtherCropNameFormApi;
  /** The name to change; null for a new one. Read once: another name needs another `key`. */
  otherCropName: OtherCropName | null;
  /** Called once for each name that the server has stored. */
  onSaved?: (otherCropName: OtherCropName) => void;
  /** Called by the button that leaves without saving. Without it, there is no such button. */
  onCancel?: () => void;
}

/**
 * Creates or changes the name that people of one county use for a crop. For your own markup, give
 * `useRecordForm` the same ports.
 * Source: specification sections 5 and 8, "Other crop name".
 */
export function OtherCropNameForm({ api, otherCropName, ...props }: OtherCropNameFormProps) {
  const t = useMessages(texts);
  const { crops, counties } = api;
  const cropLabel = useCropLabel();
  const words = useEvent(() => {
    const { list } = api.otherCropNames;
    return list && { list };
  });
  const lookups = useMemo(
    () => ({
      crop: withCropWords(createCropLookup(crops), { otherCropNames: words, cropLabel }),
      county: createCountyLookup(counties),
    }),
    [crops, counties, words, cropLabel],
  );
  const fields = [
    {
      kind: 'lookup',
      name: 'crop',
      label: t('otherCropNameForm.crop'),
      ...lookups.crop,
      required: t('otherCropNameForm.cropRequired'),
      placeholder: t('lookup.crop'),
      emptyMessage: t('lookup.cropEmpty'),
    },
    {
      kind: 'lookup',
      name: 'county',
      label: t('otherCropNameForm.county'),
      ...lookups.county,
      required: t('otherCropNameForm.countyRequired'),
      placeholder: t('lookup.county'),
      emptyMessage: t('lookup.countyEmpty'),
    },
    {
      kind: 'text',
      name: 'name',
      label: t('otherCropNameForm.name'),
      maxLength: 100,
      required: t('otherCropNameForm.nameRequired'),
      hint: t('otherCropNameForm.nameHint'),
      span: 'full',
      autoComplete: 'off',
    },
  ] as const satisfies readonly RecordField[];
  return (
    <RecordForm
      title={t('otherCropNameForm.title')}
      fields={fields}
      mode={otherCropName ? 'update' : 'create'}
      values={otherCropName ?? {}}
      save={(name, options) =>
        otherCropName
          ? api.otherCropNames.update(otherCropName.id, name, options)
          : api.otherCropNames.create(name, options)
      }
      savedMessage={t(otherCropName ? 'otherCropNameForm.updated' : 'otherCropNameForm.created')}
      {...props}
    />
  );
}
