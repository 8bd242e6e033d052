import { isNotEmpty, matches, useForm } from '@mantine/form';
import type { BookingRequest } from '../../../packages/sdk/src/generated/types.ts';
import { parseKenyanPhone, todayInNairobi } from '../../../packages/sdk/src/values/index.ts';
import { rules } from '../shared/texts.ts';

interface SampleValues {
  sample_location: string;
  soil_type: string;
  size_of_land: string;
  main_crop: string | null;
  other_crops: string[];
  sample_notes: string;
}

export interface BookingValues {
  name: string;
  phone_no: string;
  email: string;
  test_type: string;
  soil_test_date: string | null;
  farming_type: string;
  crops: string[];
  county: string | null;
  address: string;
  agent: string | null;
  samples: SampleValues[];
  notes: string;
  discount_code: string;
}

export type BookingForm = ReturnType<typeof useBookingForm>;

export const emptySample: SampleValues = {
  sample_location: '',
  soil_type: '',
  size_of_land: '',
  main_crop: null,
  other_crops: [],
  sample_notes: '',
};

/** The booking form's values and rules; uncontrolled, which Mantine recommends for speed. */
export function useBookingForm() {
  return useForm<BookingValues>({
    mode: 'uncontrolled',
    initialValues: {
      name: '',
      phone_no: '',
      email: '',
      test_type: '',
      soil_test_date: null,
      farming_type: '',
      crops: [],
      county: null,
      address: '',
      agent: null,
      samples: [emptySample],
      notes: '',
      discount_code: '',
    },
    validate: {
      name: isNotEmpty(rules.name),
      phone_no: (phone) => {
        if (!phone.trim()) return rules.phone;
        return parseKenyanPhone(phone) ? null : rules.phoneInvalid;
      },
      email: matches(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, rules.email),
      test_type: isNotEmpty(rules.testType),
      soil_test_date: (date) => {
        if (!date) return rules.date;
        return date < todayInNairobi() ? rules.datePast : null;
      },
      farming_type: isNotEmpty(rules.farmingType),
      samples: {
        sample_location: isNotEmpty(rules.location),
        soil_type: isNotEmpty(rules.soilType),
        size_of_land: (size) => {
          if (!size.trim()) return rules.size;
          return /^\d{0,8}(\.\d{1,2})?$/.test(size) && Number(size) > 0 ? null : rules.sizeInvalid;
        },
        main_crop: isNotEmpty(rules.mainCrop),
        sample_notes: isNotEmpty(rules.sampleNotes),
      },
    },
  });
}

/** Gives the body of the booking. The values must have passed the rules. */
export function toBooking(values: BookingValues): BookingRequest {
  return {
    ...values,
    farmer: null,
    test_type: values.test_type as BookingRequest['test_type'],
    soil_test_date: values.soil_test_date ?? '',
    farming_type: values.farming_type as BookingRequest['farming_type'],
    crops: values.crops.map(Number),
    county: values.county === null ? null : Number(values.county),
    agent: values.agent === null ? null : Number(values.agent),
    samples: values.samples.map((sample) => ({
      ...sample,
      soil_type: sample.soil_type as BookingRequest['samples'][number]['soil_type'],
      main_crop: Number(sample.main_crop),
      other_crops: sample.other_crops.map(Number),
    })),
  };
}
