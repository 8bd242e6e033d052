import type { ReactNode, Ref } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormElementProps } from '../lib/ownForm.ts';
import { createSlots, type SlotProps } from '../lib/slots.ts';
import { Combobox } from '../primitives/combobox/index.ts';
import { FieldGrid } from '../primitives/field-grid/index.ts';
import { useMessages } from '../provider/index.ts';
import { RecordFormField, RecordFormFrame, type RecordFormSlots } from '../record-form/index.ts';
import { SensorPastePanel } from '../sensor-paste-panel/index.ts';
import { ReadingWarningsDialog } from './ReadingWarningsDialog.tsx';
import { SampleFields } from './SampleFields.tsx';
import { SensorFields } from './SensorFields.tsx';
import type { SoilSampleFormSlots, SoilSampleFormState } from './soilSampleSlots.ts';
import { soilSampleTexts } from './soilSampleTexts.ts';
import { type SoilSampleFormParams, useSoilSampleForm } from './useSoilSampleForm.ts';

export interface SoilSampleFormProps
  extends SoilSampleFormParams,
    FormElementProps,
    Omit<SlotProps<SoilSampleFormSlots, SoilSampleFormState>, 'rootProps'>,
    Pick<SlotProps<RecordFormSlots, SoilSampleFormState>, 'rootProps'> {
  /** Default 'Save'. */
  submitLabel?: ReactNode;
  /** Called by the button that leaves without saving. Without it, there is no such button. */
  onCancel?: (() => void) | undefined;
  /** Restyles the frame that every form of a record has around its fields. */
  frame?: SlotProps<RecordFormSlots, SoilSampleFormState>;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Creates or changes a soil sample: booking, nine readings with a panel to paste them, place and crops.
 * Impossible readings are refused; unusual ones need a confirmation before anything is sent.
 * Source: specification sections 2, 5, 7 and 8, "Soil sample".
 */
export function SoilSampleForm({
  submitLabel,
  onCancel,
  frame,
  ref,
  as,
  classNames,
  render,
  rootProps,
  ...params
}: SoilSampleFormProps) {
  const t = useMessages(soilSampleTexts);
  const controller = useSoilSampleForm(params);
  const { record, bookings, setChoice, fillReadings } = controller;
  const { control } = record.form;
  const booking = useWatch({ control, name: 'booking' });
  const current = useWatch({ control, name: 'sensor_data' });
  const state = { mode: record.mode, pending: record.pending };
  const slot = createSlots<SoilSampleFormSlots, SoilSampleFormState>('soil-sample-form', state, {
    classNames,
    render,
  });

  return (
    <>
      <RecordFormFrame
        as={as}
        controller={record}
        submitLabel={submitLabel}
        onCancel={onCancel}
        ref={ref}
        rootProps={rootProps}
        {...frame}
      >
        <FieldGrid>
          <RecordFormField path="booking" required span="full" label={t('soilSample.booking')}>
            <Combobox
              load={bookings.load}
              loadSelected={bookings.loadSelected}
              value={booking}
              onValueChange={(value) => setChoice('booking', value)}
              placeholder={t('soilSample.bookingSearch')}
              emptyMessage={t('soilSample.bookingEmpty')}
            />
          </RecordFormField>
        </FieldGrid>
        {slot(
          'section',
          <section>
            {slot('sectionTitle', <h3>{t('soilSample.readings')}</h3>)}
            {slot(
              'paste',
              <div>
                <SensorPastePanel
                  headingLevel={4}
                  current={current}
                  locate={params.locate}
                  keepsLimits={controller.keepsLimits}
                  onApply={(values, { below }) => fillReadings(values, below)}
                />
              </div>,
            )}
            <SensorFields controller={controller} sample={params.sample} slot={slot} />
            {slot('note', <p>{t('soilSample.estimated')}</p>)}
          </section>,
        )}
        {slot(
          'section',
          <section>
            {slot('sectionTitle', <h3>{t('soilSample.sample')}</h3>)}
            <SampleFields controller={controller} />
          </section>,
        )}
      </RecordFormFrame>
      <ReadingWarningsDialog controller={controller} />
    </>
  );
}
