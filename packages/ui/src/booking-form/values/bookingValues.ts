import type { Booking, BookingRequest, Farmer, Sample, SampleRequest } from '@udongo/sdk';
import { type BookingUser, booksForOthers, isAgent } from './bookingUser.ts';

/** The answer whether the booking is for a registered farmer; 'auto' for people who book for themselves. */
export type FarmerChoice = 'yes' | 'no' | 'auto';

/** One sample as it is typed: numbers are text, and a choice that is not made is null or ''. */
export interface SampleValues {
  /** The stored sample that this card changes; absent for a new one. */
  id?: number | undefined;
  sample_location: string;
  sample_notes: string;
  soil_type: string;
  /** Acres, as typed. */
  size_of_land: string;
  main_crop: number | null;
  other_crops: number[];
}

/** The values of a host's own fields by their names, as plain JSON. */
export type BookingExtra = Readonly<Record<string, unknown>>;

/** The label and rule of a host's own field. */
export interface BookingExtraField {
  /** Names the field: `getLabel` gives it. */
  label: string;
  /**
   * Gives the message for a value with which the form is not sent; undefined if it is right. The value is undefined until something is
   * typed: a field whose rule refuses that is required.
   */
  validate?: ((value: unknown) => string | undefined) | undefined;
}

/** The labels and rules of a host's own fields, by the names of their values. */
export type BookingExtraFields = Readonly<Record<string, BookingExtraField>>;

/** The booking as it is typed. The names are the contract's, so that the server's errors match the fields. */
export interface BookingFormValues {
  farmerChoice: FarmerChoice;
  farmer: number | null;
  name: string;
  email: string;
  phone_no: string;
  test_type: string;
  /** yyyy-mm-dd, '' while none is chosen. */
  soil_test_date: string;
  farming_type: string;
  crops: number[];
  county: number | null;
  address: string;
  agent: number | null;
  samples: SampleValues[];
  notes: string;
  discount_code: string;
  /** KES, as typed. */
  discount: string;
  is_report_sent: boolean;
  /** Absent while there are none. */
  extra?: BookingExtra | undefined;
}

export function emptySample(): SampleValues {
  return {
    sample_location: '',
    sample_notes: '',
    soil_type: '',
    size_of_land: '',
    main_crop: null,
    other_crops: [],
  };
}

/** Adapts a visitor's values to a person who books for others: a visitor is not asked whether the farmer is registered. */
export function toOwnChoice(values: BookingFormValues, user: BookingUser | null): BookingFormValues {
  return values.farmerChoice === 'auto' && booksForOthers(user) ? { ...values, farmerChoice: 'no' } : values;
}

/**
 * Creates the start values of a new booking: one empty sample; for people who book for themselves the name, email, phone and
 * county from their profile. An agent's booking is served by their own agrovet.
 */
export function newBookingValues(user: BookingUser | null): BookingFormValues {
  const self = booksForOthers(user) ? null : user;
  return {
    farmerChoice: booksForOthers(user) ? 'yes' : 'auto',
    farmer: null,
    name: self?.full_name ?? '',
    email: self?.email ?? '',
    phone_no: self?.profile?.phone_number ?? '',
    test_type: '',
    soil_test_date: '',
    farming_type: '',
    crops: [],
    county: self?.profile?.county ?? null,
    address: '',
    agent: isAgent(user) ? (user?.agent ?? null) : null,
    samples: [emptySample()],
    notes: '',
    discount_code: '',
    discount: '0',
    is_report_sent: false,
  };
}

/** Turns a stored booking, or one that waits to be sent, into form values. The farmer's choice is 'yes' if it has a farmer. */
export function bookingToValues(
  booking: Booking | BookingRequest,
  user: BookingUser | null,
): BookingFormValues {
  const farmer = booking.farmer ?? null;
  return {
    farmerChoice: farmer !== null ? 'yes' : booksForOthers(user) ? 'no' : 'auto',
    farmer,
    name: booking.name ?? '',
    email: booking.email ?? '',
    phone_no: booking.phone_no ?? '',
    test_type: booking.test_type,
    soil_test_date: booking.soil_test_date,
    farming_type: booking.farming_type,
    crops: [...(booking.crops ?? [])],
    county: booking.county ?? null,
    address: booking.address ?? '',
    agent: booking.agent ?? null,
    samples: booking.samples.map(sampleToValues),
    notes: booking.notes ?? '',
    discount_code: booking.discount_code ?? '',
    discount: String(booking.discount ?? '0'),
    is_report_sent: booking.is_report_sent ?? false,
  };
}

/** The values of a booking about its farmer. */
export type FarmerValues = Pick<
  BookingFormValues,
  'farmerChoice' | 'farmer' | 'name' | 'email' | 'phone_no' | 'county' | 'address'
>;

/**
 * Turns a registered farmer into form values: name, email, phone, county and address. For people who book for others, such as
 * `defaultValues={farmerToValues(farmer)}`.
 */
export function farmerToValues({ id, user, profile: beside }: Farmer): FarmerValues {
  // Some services answer with the profile next to the user, not in it.
  const profile = user.profile ?? beside;
  return {
    farmerChoice: 'yes',
    farmer: id,
    name: user.full_name,
    email: user.email,
    phone_no: profile?.phone_number ?? '',
    county: profile?.county ?? null,
    address: profile?.address ?? '',
  };
}

function sampleToValues(sample: Sample | SampleRequest): SampleValues {
  const { id, sample_location, sample_notes, soil_type, size_of_land, main_crop, other_crops } = sample;
  return {
    ...(id !== undefined && { id }),
    sample_location,
    sample_notes,
    soil_type,
    size_of_land: String(size_of_land),
    main_crop,
    other_crops: [...(other_crops ?? [])],
  };
}
