import type { BookingTextKey } from './bookingTexts.ts';
import type { BookingFormValues, SampleValues } from './bookingValues.ts';

/** The fields of a booking with their labels, in the order in which the form shows them; samples come before `notes`. */
export const fieldLabels = {
  farmer: 'booking.farmer',
  name: 'booking.name',
  phone_no: 'booking.phone',
  email: 'booking.email',
  test_type: 'booking.testType',
  soil_test_date: 'booking.testDate',
  farming_type: 'booking.farmingType',
  crops: 'booking.crops',
  county: 'booking.county',
  address: 'booking.address',
  agent: 'booking.agrovet',
  samples: 'bookingSample.list',
  notes: 'booking.notes',
  discount_code: 'booking.discountCode',
  discount: 'booking.discount',
  is_report_sent: 'bookingSignedIn.reportSent',
} as const satisfies Record<Exclude<keyof BookingFormValues, 'farmerChoice'>, BookingTextKey>;

/** The fields of one sample with their labels, in the order in which its card shows them. */
export const sampleLabels = {
  sample_location: 'bookingSample.location',
  soil_type: 'bookingSample.soilType',
  size_of_land: 'bookingSample.size',
  main_crop: 'bookingSample.mainCrop',
  other_crops: 'bookingSample.otherCrops',
  sample_notes: 'bookingSample.notes',
} as const satisfies Record<Exclude<keyof SampleValues, 'id'>, BookingTextKey>;

export type BookingField = keyof typeof fieldLabels;
export type SampleField = keyof typeof sampleLabels;
export type SamplePath = `samples.${number}.${SampleField}`;
/** The path of any control of the form. */
export type BookingPath = Exclude<BookingField, 'samples'> | SamplePath;

/** A parsed path. */
export type ReadPath =
  | { kind: 'field'; field: Exclude<BookingField, 'samples'>; path: BookingPath }
  | { kind: 'sampleField'; index: number; field: SampleField; path: SamplePath }
  | { kind: 'sample'; index: number; rest: string }
  | { kind: 'whole' }
  | { kind: 'unknown'; rest: string };

/**
 * Parses the dotted path of a server's error. A path below a control belongs to the control (`crops.1` to `crops`);
 * `non_field_errors` and `detail` belong to the part that contains them.
 */
export function readPath(text: string): ReadPath {
  const parts = text.split('.').filter((part) => part !== 'non_field_errors' && part !== 'detail');
  const [first = '', second, third = ''] = parts;
  if (first === '') return { kind: 'whole' };
  if (first === 'samples' && second !== undefined && /^\d+$/.test(second)) {
    const index = Number(second);
    if (!isKeyOf(sampleLabels, third)) return { kind: 'sample', index, rest: parts.slice(2).join('.') };
    return { kind: 'sampleField', index, field: third, path: `samples.${index}.${third}` };
  }
  if (first !== 'samples' && isKeyOf(fieldLabels, first)) {
    const field = first as Exclude<BookingField, 'samples'>;
    return { kind: 'field', field, path: field };
  }
  return { kind: 'unknown', rest: parts.join('.') };
}

/** Gives a number by which paths sort into the order of the form. */
export function rankPath(path: BookingPath): number {
  const read = readPath(path);
  const names = Object.keys(fieldLabels);
  if (read.kind === 'field') return names.indexOf(read.field);
  if (read.kind !== 'sampleField') return names.length;
  const within = (read.index + Object.keys(sampleLabels).indexOf(read.field) / 10) / 1e6;
  return names.indexOf('samples') + within;
}

function isKeyOf<Labels extends object>(labels: Labels, key: string): key is keyof Labels & string {
  return Object.hasOwn(labels, key);
}
