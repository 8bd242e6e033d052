import type { Booking, SampleResult } from '@udongo/sdk';
import { exampleOf } from '@udongo/sdk/testing';

const booking: Booking = exampleOf('bookings.get');
const results: readonly SampleResult[] = exampleOf('bookings.getResults');
const nothing = () => undefined;

/** Props for the examples that need some, so that they can be rendered. */
export const given: Readonly<Record<string, object>> = {
  BalanceDue: { booking },
  BookingConfirmation: { booking, onAnother: nothing },
  BulkDialog: {
    rows: [exampleOf('crops.get')],
    rowKey: () => 1,
    rowName: () => 'Maize',
    onClose: nothing,
    onFinish: nothing,
  },
  Dialog: { isOpen: true, onOpenChange: nothing, onDelete: nothing },
  PaymentBadge: { booking, onAsk: nothing },
  SampleResults: { results },
  SoilTypeDialog: { onChoose: nothing },
  useCropForm: { crop: exampleOf('crops.get') },
  useCropLabel: { crop: exampleOf('crops.get') },
  useLanguageTag: { date: '2026-11-24' },
  useSoilSampleForm: { sample: exampleOf('samples.get') },
  useServerText: { error: new Error('Network error.') },
};
