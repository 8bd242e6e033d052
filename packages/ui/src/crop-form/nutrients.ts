import type { Crop } from '@udongo/sdk';

export type BoundField = Extract<keyof Crop, `${string}_low` | `${string}_high`>;

interface Nutrient {
  /** Its key in the catalogue, `cropForm`. */
  name: 'nitrogen' | 'phosphorus' | 'potassium' | 'ph' | 'conductivity' | 'humidity' | 'temperature';
  low: BoundField;
  high: BoundField;
  /** '' for none. */
  unit: string;
  /** The end of the range bar, unless a bound is greater. */
  scale: number;
  /** The greatest possible value; the API's limit if nature sets none. */
  max: number;
}

/** The greatest number of 8 digits with 2 decimals. */
const stored = 999_999.99;

/**
 * The nutrients of a crop, in the order of the form. Source: specification section 5, "Crop"; units of the
 * contract.
 */
export const nutrients = [
  { name: 'nitrogen', low: 'n_low', high: 'n_high', unit: 'mg/kg', scale: 100, max: stored },
  { name: 'phosphorus', low: 'p_low', high: 'p_high', unit: 'mg/kg', scale: 100, max: stored },
  { name: 'potassium', low: 'k_low', high: 'k_high', unit: 'mg/kg', scale: 500, max: stored },
  { name: 'ph', low: 'ph_low', high: 'ph_high', unit: '', scale: 14, max: 14 },
  { name: 'conductivity', low: 'ec_low', high: 'ec_high', unit: 'µS/cm', scale: 4000, max: stored },
  { name: 'humidity', low: 'humidity_low', high: 'humidity_high', unit: '%', scale: 100, max: 100 },
  { name: 'temperature', low: 'temp_low', high: 'temp_high', unit: '°C', scale: 50, max: 100 },
] as const satisfies readonly Nutrient[];

/** Every bound, low before high. */
export const boundFields: readonly BoundField[] = nutrients.flatMap(({ low, high }) => [low, high]);
