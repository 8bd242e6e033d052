import { bookingLimits } from '@udongo/sdk/values';
import { type BookingTextKey, type BookingTranslate, sayText } from './bookingTexts.ts';
import type { BookingFormValues, SampleValues } from './bookingValues.ts';

/** The facts of a field that do not depend on the person or on what is typed. */
export interface FieldSpec {
  label: BookingTextKey;
  /** Text beside the label. */
  labelNote?: BookingTextKey;
  hint?: BookingTextKey;
  placeholder?: BookingTextKey;
  /** Name and phone number are required only without a registered farmer: see `isRequired`. */
  required?: true;
  /** Default 'half'. */
  span?: 'full';
  /** The most characters, which the field counts. */
  counterMax?: number;
  /** Attributes of a native control. With `rows` it is a text area. */
  control?: {
    type?: string;
    autoComplete?: string;
    autoCapitalize?: string;
    inputMode?: 'decimal';
    maxLength?: number;
    rows?: number;
  };
}

/** The fields of a booking in the order in which the form shows them; samples come before `notes`. */
export const bookingFields: Readonly<Record<BookingField, FieldSpec>> = {
  farmer: { label: 'booking.farmer', required: true, span: 'full' },
  name: { label: 'booking.name', required: true, control: { autoComplete: 'name', maxLength: 150 } },
  phone_no: {
    label: 'booking.phone',
    hint: 'booking.phoneHint',
    required: true,
    control: { type: 'tel', autoComplete: 'tel', maxLength: 20 },
  },
  email: { label: 'booking.email', control: { type: 'email', autoComplete: 'email', maxLength: 254 } },
  test_type: { label: 'booking.testType', required: true, span: 'full' },
  soil_test_date: {
    label: 'booking.testDate',
    hint: 'booking.testDateHint',
    required: true,
    control: { type: 'date' },
  },
  farming_type: { label: 'booking.farmingType', placeholder: 'field.choose', required: true },
  crops: {
    label: 'booking.crops',
    labelNote: 'booking.cropsNote',
    placeholder: 'booking.addCrop',
    span: 'full',
  },
  county: { label: 'booking.county', placeholder: 'lookup.county' },
  address: {
    label: 'booking.address',
    hint: 'booking.addressHint',
    control: { autoComplete: 'street-address', maxLength: 255 },
  },
  agent: { label: 'booking.agrovet', placeholder: 'lookup.agrovet', span: 'full' },
  samples: { label: 'bookingSample.list' },
  notes: {
    label: 'booking.notes',
    span: 'full',
    counterMax: bookingLimits.notesLength,
    control: { rows: 3 },
  },
  discount_code: {
    label: 'booking.discountCode',
    control: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 50 },
  },
  discount: { label: 'booking.discount', control: { autoComplete: 'off', inputMode: 'decimal' } },
  is_report_sent: { label: 'bookingSignedIn.reportSent', span: 'full' },
};

/** The fields of one sample in the order in which its card shows them. */
export const sampleFields: Readonly<Record<SampleField, FieldSpec>> = {
  sample_location: {
    label: 'bookingSample.location',
    hint: 'bookingSample.locationHint',
    required: true,
    span: 'full',
    counterMax: bookingLimits.sampleLocationLength,
  },
  soil_type: { label: 'bookingSample.soilType', placeholder: 'field.choose', required: true },
  size_of_land: {
    label: 'bookingSample.size',
    placeholder: 'bookingSample.sizePlaceholder',
    required: true,
    control: { autoComplete: 'off', inputMode: 'decimal' },
  },
  main_crop: { label: 'bookingSample.mainCrop', placeholder: 'lookup.crop', required: true },
  other_crops: {
    label: 'bookingSample.otherCrops',
    labelNote: 'bookingSample.otherCropsNote',
    placeholder: 'booking.addCrop',
  },
  sample_notes: {
    label: 'bookingSample.notes',
    hint: 'bookingSample.notesHint',
    required: true,
    span: 'full',
    counterMax: bookingLimits.notesLength,
    control: { rows: 2 },
  },
};

export type BookingField = Exclude<keyof BookingFormValues, 'farmerChoice' | 'extra'>;
export type SampleField = Exclude<keyof SampleValues, 'id'>;
export type SamplePath = `samples.${number}.${SampleField}`;
/** The path of any control of the form. */
export type BookingPath = Exclude<BookingField, 'samples'> | SamplePath;
/** The path of a field of your own: 'extra.plot_no'. */
export type ExtraPath = `extra.${string}`;

/** A parsed path. */
export type ReadPath =
  | { kind: 'field'; field: Exclude<BookingField, 'samples'>; spec: FieldSpec; path: BookingPath }
  | { kind: 'sampleField'; index: number; field: SampleField; spec: FieldSpec; path: SamplePath }
  | { kind: 'sample'; index: number; rest: string }
  /** '' is the whole booking. */
  | { kind: 'unknown'; rest: string };

/**
 * Parses a dotted path. A path below a control belongs to the control (`crops.1` to `crops`); the last name of `samples.0` is ''.
 */
export function readPath(text: string): ReadPath {
  const parts = text.split('.');
  const [first = '', second, third = ''] = parts;
  if (first === 'samples' && second !== undefined && /^\d+$/.test(second)) {
    const index = Number(second);
    if (!isKeyOf(sampleFields, third)) return { kind: 'sample', index, rest: parts.slice(2).join('.') };
    return {
      kind: 'sampleField',
      index,
      field: third,
      spec: sampleFields[third],
      path: `samples.${index}.${third}`,
    };
  }
  if (first !== 'samples' && isKeyOf(bookingFields, first)) {
    const field = first as Exclude<BookingField, 'samples'>;
    return { kind: 'field', field, spec: bookingFields[field], path: field };
  }
  return { kind: 'unknown', rest: text };
}

function isKeyOf<Labels extends object>(labels: Labels, key: string): key is keyof Labels & string {
  return Object.hasOwn(labels, key);
}

export function isSampleField(name: string): name is SampleField {
  return isKeyOf(sampleFields, name);
}

/** Gives the facts of the field at a path, with its texts in the language of the page. */
export function readField(path: BookingPath, t: BookingTranslate) {
  const { spec } = readPath(path) as { spec: FieldSpec };
  const say = (key: BookingTextKey | undefined) => key && sayText(t, key);
  return {
    span: 'half' as const,
    ...spec,
    label: sayText(t, spec.label),
    labelNote: say(spec.labelNote),
    hint: say(spec.hint),
    placeholder: say(spec.placeholder),
  };
}
