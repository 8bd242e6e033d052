import type { Crop } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { CropForm } from '@udongo/ui';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { RangesNote } from '../rule-sets/RangesNote.tsx';
import { stateColumn } from '../stateColumn.tsx';

/** Ideal ranges in the order of the form. */
const ranges = [
  { key: 'n', low: 'n_low', high: 'n_high' },
  { key: 'p', low: 'p_low', high: 'p_high' },
  { key: 'k', low: 'k_low', high: 'k_high' },
  { key: 'ph', low: 'ph_low', high: 'ph_high' },
  { key: 'ec', low: 'ec_low', high: 'ec_high' },
  { key: 'humidity', low: 'humidity_low', high: 'humidity_high' },
  { key: 'temp', low: 'temp_low', high: 'temp_high' },
] as const satisfies { key: string; low: keyof Crop; high: keyof Crop }[];

export const resource = defineResource({
  texts: {
    en: {
      crop: { add: 'Add crop', public: 'Shown to', everybody: 'Everybody', administrators: 'Administrators' },
      range: {
        n: 'N (mg/kg)',
        p: 'P (mg/kg)',
        k: 'K (mg/kg)',
        ph: 'pH',
        ec: 'EC (µS/cm)',
        humidity: 'Moisture (%)',
        temp: 'Temp. (°C)',
      },
      filter: { public: 'Public' },
    },
    sw: {
      crop: { add: 'Ongeza zao', public: 'Huonwa na', everybody: 'Kila mtu', administrators: 'Wasimamizi' },
      range: {
        n: 'N (mg/kg)',
        p: 'P (mg/kg)',
        k: 'K (mg/kg)',
        ph: 'pH',
        ec: 'EC (µS/cm)',
        humidity: 'Unyevu (%)',
        temp: 'Halijoto (°C)',
      },
      filter: { public: 'Ya umma' },
    },
  },
  list: ({ t, app, records, udongo }): ResourceList<Crop> => ({
    defaultOrdering: 'name',
    columns: [
      { key: 'name', header: app('admin.crop'), ordering: 'name', value: ({ name }) => name },
      stateColumn({
        key: 'public',
        header: t('crop.public'),
        text: (crop) => t(crop.public ? 'crop.everybody' : 'crop.administrators'),
        isOn: (crop) => crop.public,
      }),
      ...ranges.map(({ key, low, high }) => ({
        key,
        header: t(`range.${key}`),
        align: 'end' as const,
        value: (crop: Crop) => `${formatNumber(Number(crop[low]))} – ${formatNumber(Number(crop[high]))}`,
      })),
    ],
    filters: [searchFilter(app, app('admin.crop')), yesNoFilter(app, 'public', t('filter.public'))],
    service: records.crops,
    formSize: 'large',
    addTitle: t('crop.add'),
    form: ({ record, onSaved, onCancel }) => (
      <>
        <RangesNote />
        <CropForm
          api={{
            crops: records.crops,
            otherCropNames: records.otherCropNames,
            counties: udongo.counties,
          }}
          crop={record}
          onSaved={onSaved}
          onCancel={onCancel}
        />
      </>
    ),
  }),
});
