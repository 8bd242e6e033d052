import { bookingLimits, soilTypes } from '@udongo/sdk/values';
import { memo } from 'react';
import { createSlots } from '../../lib/slots.ts';
import { soilTypeLabels } from '../../lib/soilTypeLabels.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldGrid } from '../../primitives/field-grid/index.ts';
import { Input, Textarea } from '../../primitives/input/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { useMessages } from '../../provider/index.ts';
import {
  type BookingFormSlots,
  type BookingFormState,
  BoundField,
  bookingTexts,
  CropsField,
  RecordField,
  SizeQuestion,
  useBookingFields,
  useFieldValue,
  useFormOutcome,
  useRecordName,
} from '../values/index.ts';
import { LocationButton } from './LocationButton.tsx';
import type { SampleRows } from './useSampleRows.ts';

interface SampleCardProps extends Pick<SampleRows, 'duplicate' | 'remove' | 'toggle'> {
  index: number;
  collapsed: boolean;
  onSoilTypeHelp: (index: number) => void;
}

/** One sample. It does not render while somebody types in another: none of its props changes then. */
export const SampleCard = memo(function SampleCard({
  index,
  collapsed,
  duplicate,
  remove,
  toggle,
  onSoilTypeHelp,
}: SampleCardProps) {
  const { pathId, slots, mode } = useBookingFields();
  const t = useMessages(bookingTexts);
  const number = index + 1;
  const bodyId = pathId(`samples.${index}`);
  const state: BookingFormState = { mode, status: 'idle', collapsed };
  const slot = createSlots<BookingFormSlots, BookingFormState>('booking-form', state, slots);
  return slot(
    'sample',
    <li>
      {slot(
        'sampleHeader',
        <div>
          {slot('sampleTitle', <h2>{t('bookingSample.sample', { number })}</h2>)}
          <Button
            variant="quiet"
            aria-label={t(collapsed ? 'bookingSample.expand' : 'bookingSample.collapse', { number })}
            aria-expanded={!collapsed}
            aria-controls={bodyId}
            onClick={() => toggle(index)}
            icon={collapsed ? 'chevronDown' : 'chevronUp'}
          />
          <span>
            <Button
              variant="quiet"
              aria-label={t('bookingSample.duplicateOf', { number })}
              onClick={() => duplicate(index)}
            >
              {t('bookingSample.duplicate')}
            </Button>
            <Button
              variant="danger"
              aria-label={t('bookingSample.removeOf', { number })}
              onClick={() => remove(index)}
            >
              {t('bookingSample.remove')}
            </Button>
          </span>
        </div>,
      )}
      <div id={bodyId}>
        {collapsed ? (
          slot(
            'sampleSummary',
            <p>
              <SampleSummary index={index} />
            </p>,
          )
        ) : (
          <SampleFields index={index} onSoilTypeHelp={onSoilTypeHelp} />
        )}
      </div>
    </li>,
  );
});

function SampleFields({ index, onSoilTypeHelp }: Pick<SampleCardProps, 'index' | 'onSoilTypeHelp'>) {
  const { form, locate, setChoice } = useBookingFields();
  const t = useMessages(bookingTexts);
  const path = `samples.${index}` as const;
  return (
    <FieldGrid>
      <BoundField
        path={`${path}.sample_location`}
        required
        span="full"
        label={t('bookingSample.location')}
        hint={t('bookingSample.locationHint')}
        counterMax={bookingLimits.sampleLocationLength}
      >
        <Input {...form.register(`${path}.sample_location`)} />
        {locate && (
          <LocationButton
            locate={locate}
            onLocated={(place) => {
              const typed = form.getValues(`${path}.sample_location`).trim();
              setChoice(`${path}.sample_location`, typed ? `${typed} (${place})` : place);
            }}
          />
        )}
      </BoundField>
      <BoundField path={`${path}.soil_type`} required span="half" label={t('bookingSample.soilType')}>
        <SoilTypeSelect index={index} />
        <div className="udongo-booking-form__soil-help">
          <Button size="small" variant="quiet" icon="help" onClick={() => onSoilTypeHelp(index)}>
            {t('bookingSample.soilTypeHelp')}
          </Button>
        </div>
      </BoundField>
      <BoundField path={`${path}.size_of_land`} required span="half" label={t('bookingSample.size')}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          placeholder={t('bookingSample.sizePlaceholder')}
          {...form.register(`${path}.size_of_land`)}
        />
        <SizeQuestion index={index} />
      </BoundField>
      <RecordField
        path={`${path}.main_crop`}
        required
        span="half"
        label={t('bookingSample.mainCrop')}
        placeholder={t('lookup.crop')}
        emptyMessage={t('lookup.cropEmpty')}
      />
      <CropsField
        path={`${path}.other_crops`}
        span="half"
        limit={bookingLimits.otherCropsPerSample}
        label={t('bookingSample.otherCrops')}
        labelNote={t('bookingSample.otherCropsNote')}
        placeholder={t('booking.addCrop')}
        emptyMessage={t('lookup.cropEmpty')}
      />
      <BoundField
        path={`${path}.sample_notes`}
        required
        span="full"
        label={t('bookingSample.notes')}
        hint={t('bookingSample.notesHint')}
        counterMax={bookingLimits.notesLength}
      >
        <Textarea rows={2} {...form.register(`${path}.sample_notes`)} />
      </BoundField>
    </FieldGrid>
  );
}

/** The soil types; a stored one that is no longer offered stays visible, so that the error of the second pass makes sense. */
function SoilTypeSelect({ index }: { index: number }) {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  const path = `samples.${index}.soil_type` as const;
  const value = useFieldValue(form, path);
  const isKnown = value === '' || soilTypes.some((type) => type.value === value);
  const offered = soilTypes.map((type) => ({ value: type.value, label: t(soilTypeLabels[type.value]) }));
  const withdrawn = { value, label: t('bookingSample.soilTypeUnknown', { type: value }), disabled: true };
  return (
    <Select
      placeholder={t('field.choose')}
      options={isKnown ? offered : [withdrawn, ...offered]}
      {...form.register(path)}
    />
  );
}

/** A closed sample in a line: "Lower plot · Loam · 0.50 acres · Maize". */
function SampleSummary({ index }: { index: number }) {
  const { form, lists } = useBookingFields();
  const t = useMessages(bookingTexts);
  const mainCrop = useFieldValue(form, `samples.${index}.main_crop`);
  const crop = useRecordName(lists, 'crop', mainCrop);
  const text = useFormOutcome(form, ({ samples }) => {
    const sample = samples[index];
    if (!sample) return '';
    const soil = soilTypes.find(({ value }) => value === sample.soil_type);
    return [
      sample.sample_location,
      soil && t(soilTypeLabels[soil.value]),
      sample.size_of_land && t('bookingSample.summaryAcres', { size: sample.size_of_land }),
      crop,
    ]
      .filter(Boolean)
      .join(' · ');
  });
  return text || t('bookingSample.summaryEmpty');
}
