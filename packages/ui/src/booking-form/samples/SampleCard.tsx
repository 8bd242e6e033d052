import { soilTypes } from '@udongo/sdk/values';
import type { ReactNode } from 'react';
import { createSlots } from '../../lib/slots.ts';
import { soilTypeLabels } from '../../lib/soilTypeLabels.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import { FieldList, useSample } from '../fields/index.ts';
import {
  type BookingFormSlots,
  type BookingFormState,
  bookingTexts,
  useBookingFields,
  useFieldValue,
  useFormOutcome,
  useRecordName,
} from '../values/index.ts';

const fields = [
  'sample_location',
  'soil_type',
  'size_of_land',
  'main_crop',
  'other_crops',
  'sample_notes',
] as const;

interface SampleCardProps {
  /** The fields in place of the form's own. */
  children?: ReactNode;
}

/** One sample: its number, its buttons and its fields, or the line of a folded one. */
export function SampleCard({ children }: SampleCardProps) {
  const { index, collapsed, toggle, duplicate, remove } = useSample();
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
          <FieldList fields={fields}>{children}</FieldList>
        )}
      </div>
    </li>,
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
