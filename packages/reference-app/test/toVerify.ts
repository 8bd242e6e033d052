import type {
  BookingStatusChange,
  SampleEvent,
  SavedReadings,
  SoilTestSample,
  UnusualReading,
} from '@udongo/sdk';
import { type Handlers, pageOf } from './fakeApi.ts';
import { booking, openSample } from './records.ts';

const sensor_data = {
  nitrogen: 12,
  phosphorus: 30,
  potassium: 310,
  conductivity: 110,
  moisture: 22,
  temperature: 24.1,
  pH: 3.6,
  latitude: -1.0345,
  longitude: 37.0712,
};
const sample: SoilTestSample = { ...openSample, sensor_data };
const unusual: UnusualReading[] = [
  {
    sample: 50,
    sample_code: 'UD-1026-1',
    reading: 'pH',
    value: 3.6,
    reasons: [{ kind: 'warning_limit', expected_low: 4, expected_high: 9 }],
    comment: null,
  },
];
const saves: SavedReadings[] = [
  { id: 12, sensor_data, saved_on: '2026-11-21T10:00:00+03:00', saved_by: 1, saved_by_name: 'Ada Auma' },
  {
    id: 11,
    sensor_data: { ...sensor_data, pH: 5.1 },
    saved_on: '2026-11-20T10:00:00+03:00',
    saved_by: 3,
    saved_by_name: 'Juma Mwangi',
  },
];
/** The hand-over of the sample. */
export const received: SampleEvent = {
  kind: 'received',
  happened_on: '2026-11-20T09:30:00+03:00',
  by: 3,
  by_name: 'Juma Mwangi',
  handed_over_by: 'Otieno Odhiambo',
  place: 'Kabete laboratory',
  condition: 'wet',
  bag: 'B-12',
  note: '',
};
const step: BookingStatusChange = {
  ...{
    id: 1,
    from_status: 'booked',
    status: 'sample_collected',
    cause: 'person',
    is_skipped: false,
    note: '',
  },
  ...{ changed_on: '2026-11-19T15:00:00+03:00', changed_by: 7, changed_by_name: 'Otieno Odhiambo' },
};
const steps: BookingStatusChange[] = [
  step,
  {
    ...{ ...step, id: 2, from_status: 'sample_collected', status: 'received', cause: 'samples_received' },
    changed_on: received.happened_on,
  },
];
/** A server with an analysed booking, of which one reading is unusual. */
export const toVerify: Handlers = {
  'bookings.get': () => ({ ...booking, status: 'analysed' }),
  'bookings.listStatusChanges': () => pageOf(steps),
  'bookings.listUnusual': () => unusual,
  'bookings.verify': () => ({ ...booking, status: 'verified' }),
  'samples.list': () => pageOf([sample]),
  'samples.listReadings': () => saves,
  'samples.listEvents': () => [received],
  'bookings.sendBack': () => ({ ...booking, status: 'received' }),
  'samples.reject': () => ({ ...sample, rejected_reason: 'leaking_bag' }),
};
