import { fillNamed } from './fillRecord.ts';
import { type FillOptions, type Screen, translatorOf, userOf } from './Screen.ts';

/** One sample of a booking, under the names of the API; crops by their names. */
export interface SampleEntries {
  sample_location?: string;
  /** 'loam', or its name on the page. */
  soil_type?: string;
  size_of_land?: string | number;
  main_crop?: string;
  other_crops?: readonly string[];
  sample_notes?: string;
}

/**
 * The entries of a person into a booking form, under the names of the API; farmer, county, agrovet and crops
 * by their names.
 */
export interface BookingEntries {
  /** Chosen from the list, for people who book for others. */
  farmer?: string;
  name?: string;
  phone_no?: string;
  email?: string;
  /** 'complete-soil-analysis', or its name on the page. */
  test_type?: string;
  /** yyyy-mm-dd. */
  soil_test_date?: string;
  /** 'mixed', or its name on the page. */
  farming_type?: string;
  crops?: readonly string[];
  county?: string;
  address?: string;
  /** The agrovet. */
  agent?: string;
  notes?: string;
  discount_code?: string;
  /** In the order of the form; missing samples are added. */
  samples?: readonly SampleEntries[];
}

/**
 * Fills a `BookingForm`; fields that `values` leaves out stay. It sends nothing; then press "Book the test".
 * Errors: names a label that it does not find.
 */
export async function fillBooking(
  screen: Screen,
  { farmer, samples = [], ...values }: BookingEntries,
  options: FillOptions = {},
): Promise<void> {
  const t = translatorOf(options);
  if (farmer !== undefined) {
    const labels = { registered: t('bookingSignedIn.registered'), farmer: t('booking.farmer') };
    await fillNamed(screen, labels, { registered: 'yes', farmer }, options);
  }
  const labels = {
    name: t('booking.name'),
    phone_no: t('booking.phone'),
    email: t('booking.email'),
    test_type: t('booking.testType'),
    soil_test_date: t('booking.testDate'),
    farming_type: t('booking.farmingType'),
    crops: t('booking.crops'),
    county: t('booking.county'),
    address: t('booking.address'),
    agent: t('booking.agrovet'),
    notes: t('booking.notes'),
    discount_code: t('booking.discountCode'),
  };
  await fillNamed(screen, labels, values, options);
  const sampleLabels = {
    sample_location: t('bookingSample.location'),
    soil_type: t('bookingSample.soilType'),
    size_of_land: t('bookingSample.size'),
    main_crop: t('bookingSample.mainCrop'),
    other_crops: t('bookingSample.otherCrops'),
    sample_notes: t('bookingSample.notes'),
  };
  for (const [index, sample] of samples.entries()) {
    const name = t('bookingSample.sample', { number: index + 1 });
    if (screen.queryAllByRole('heading', { name }).length === 0) {
      const [add] = await screen.findAllByRole('button', { name: t('bookingSample.add') });
      if (add) await userOf(options).click(add);
    }
    const [heading] = await screen.findAllByRole('heading', { name });
    await fillNamed(screen, sampleLabels, sample, options, heading?.closest('li') ?? undefined);
  }
}
