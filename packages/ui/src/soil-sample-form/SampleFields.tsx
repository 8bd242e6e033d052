import { bookingLimits, soilTypes } from '@udongo/sdk/values';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { soilTypeLabels } from '../lib/soilTypeLabels.ts';
import { Button } from '../primitives/button/index.ts';
import { Combobox, MultiSelect } from '../primitives/combobox/index.ts';
import { FieldGrid } from '../primitives/field-grid/index.ts';
import { Input, Textarea } from '../primitives/input/index.ts';
import { Select } from '../primitives/select/index.ts';
import { useMessages } from '../provider/index.ts';
import { RecordFormField } from '../record-form/index.ts';
import { SoilTypeDialog } from '../soil-type-dialog/index.ts';
import { soilSampleTexts } from './soilSampleTexts.ts';
import type { SoilSampleController } from './useSoilSampleForm.ts';

/** The origin of the soil, and its crops. */
export function SampleFields({ controller }: { controller: SoilSampleController }) {
  const t = useMessages(soilSampleTexts);
  const { record, crops, setChoice } = controller;
  const { form } = record;
  const [mainCrop, otherCrops] = useWatch({ control: form.control, name: ['main_crop', 'other_crops'] });
  const [isHelping, setHelping] = useState(false);
  return (
    <FieldGrid>
      <RecordFormField
        path="sample_location"
        required
        span="full"
        label={t('soilSample.location')}
        hint={t('soilSample.locationHint')}
        counterMax={bookingLimits.sampleLocationLength}
      >
        <Input {...form.register('sample_location')} />
      </RecordFormField>
      <RecordFormField path="soil_type" required span="half" label={t('soilSample.soilType')}>
        <Select
          placeholder={t('field.choose')}
          options={soilTypes.map(({ value }) => ({ value, label: t(soilTypeLabels[value]) }))}
          {...form.register('soil_type')}
        />
        <div className="udongo-soil-sample-form__help">
          <Button size="small" variant="quiet" icon="help" onClick={() => setHelping(true)}>
            {t('soilSample.soilTypeHelp')}
          </Button>
        </div>
      </RecordFormField>
      <RecordFormField path="size_of_land" required span="half" label={t('soilSample.size')}>
        <Input inputMode="decimal" autoComplete="off" placeholder="0.50" {...form.register('size_of_land')} />
      </RecordFormField>
      <RecordFormField path="main_crop" required span="half" label={t('soilSample.mainCrop')}>
        <Combobox
          {...crops}
          value={mainCrop}
          onValueChange={(value) => setChoice('main_crop', value)}
          placeholder={t('lookup.crop')}
          emptyMessage={t('lookup.cropEmpty')}
        />
      </RecordFormField>
      <RecordFormField
        path="other_crops"
        span="half"
        label={t('soilSample.otherCrops')}
        labelNote={t('soilSample.otherCropsNote')}
      >
        <MultiSelect
          {...crops}
          value={otherCrops}
          onValueChange={(value) => setChoice('other_crops', [...value])}
          limit={bookingLimits.otherCropsPerSample}
          placeholder={t('soilSample.addCrop')}
          emptyMessage={t('lookup.cropEmpty')}
        />
      </RecordFormField>
      <RecordFormField
        path="sample_notes"
        required
        span="full"
        label={t('soilSample.notes')}
        hint={t('soilSample.notesHint')}
        counterMax={bookingLimits.notesLength}
      >
        <Textarea rows={2} {...form.register('sample_notes')} />
      </RecordFormField>
      <SoilTypeDialog
        open={isHelping}
        onOpenChange={setHelping}
        onChoose={(type) => setChoice('soil_type', type)}
      />
    </FieldGrid>
  );
}
