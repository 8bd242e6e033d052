import type { SampleEntries } from './fillBooking.ts';
import { fillNamed } from './fillRecord.ts';
import { type FillOptions, type Screen, translatorOf } from './Screen.ts';

/** The entries of a person into a `LoginForm`. */
export interface LoginEntries {
  /** An email address or a phone number. */
  email?: string;
  password?: string;
}

/** Fills a `LoginForm`; then press "Log in". */
export async function fillLogin(
  screen: Screen,
  values: LoginEntries,
  options: FillOptions = {},
): Promise<void> {
  const t = translatorOf(options);
  await fillNamed(screen, { email: t('login.email'), password: t('login.password') }, values, options);
}

/** The entries of a person into a `FarmerForm`, under the names of the API. */
export interface FarmerEntries {
  full_name?: string;
  phone_number?: string;
  email?: string;
  /** By its name. */
  county?: string;
  address?: string;
  /** The agent by their name, if the form has this field. */
  referrer?: string;
}

/** Fills a `FarmerForm`; then press "Save". */
export async function fillFarmer(
  screen: Screen,
  values: FarmerEntries,
  options: FillOptions = {},
): Promise<void> {
  const t = translatorOf(options);
  const labels = {
    full_name: t('farmerForm.name'),
    phone_number: t('farmerForm.phone'),
    email: t('farmerForm.email'),
    county: t('farmerForm.county'),
    address: t('farmerForm.address'),
    referrer: t('farmerForm.referrer'),
  };
  await fillNamed(screen, labels, values, options);
}

const nutrients = {
  n: 'nitrogen',
  p: 'phosphorus',
  k: 'potassium',
  ph: 'ph',
  ec: 'conductivity',
  humidity: 'humidity',
  temp: 'temperature',
} as const;

type Bound = `${keyof typeof nutrients}_${'low' | 'high'}`;

/**
 * The entries of a person into a `CropForm`, under the names of the API: `{ name: 'Maize', n_low: 15, n_high:
 * 30 }`.
 */
export interface CropEntries extends Partial<Record<Bound, string | number>> {
  name?: string;
  public?: boolean;
}

/** Fills a `CropForm`; then press "Save". */
export async function fillCrop(
  screen: Screen,
  values: CropEntries,
  options: FillOptions = {},
): Promise<void> {
  const t = translatorOf(options);
  const bounds = Object.entries(nutrients).flatMap(([short, nutrient]) =>
    (['low', 'high'] as const).map((end) => [
      `${short}_${end}`,
      `${t(`cropForm.${nutrient}`)} ${t(`cropForm.${end}`)}`,
    ]),
  );
  const labels: Record<keyof CropEntries, string> = {
    name: t('cropForm.name'),
    public: t('cropForm.public'),
    ...(Object.fromEntries(bounds) as Record<Bound, string>),
  };
  await fillNamed(screen, labels, values, options);
}

const readings = [
  'nitrogen',
  'phosphorus',
  'potassium',
  'conductivity',
  'moisture',
  'temperature',
  'pH',
  'latitude',
  'longitude',
] as const;

/** The entries of a person into a `SoilSampleForm`, under the names of the API. */
export interface SoilSampleEntries extends SampleEntries {
  /** By the name of the person who booked, or the text of the option. */
  booking?: string;
  /** Typed one by one; `pasteReadings` pastes them. */
  sensor_data?: Partial<Record<(typeof readings)[number], string | number>>;
}

/** Fills a `SoilSampleForm`; then press "Save". */
export async function fillSoilSample(
  screen: Screen,
  { sensor_data = {}, ...values }: SoilSampleEntries,
  options: FillOptions = {},
): Promise<void> {
  const t = translatorOf(options);
  const labels = {
    booking: t('soilSample.booking'),
    sample_location: t('soilSample.location'),
    soil_type: t('soilSample.soilType'),
    size_of_land: t('soilSample.size'),
    main_crop: t('soilSample.mainCrop'),
    other_crops: t('soilSample.otherCrops'),
    sample_notes: t('soilSample.notes'),
  };
  const readingLabels = Object.fromEntries(readings.map((name) => [name, t(`sensorReading.${name}`)]));
  await fillNamed(screen, readingLabels, sensor_data, options);
  await fillNamed(screen, labels, values, options);
}
