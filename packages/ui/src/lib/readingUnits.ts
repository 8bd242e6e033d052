import type { SensorReading } from '@udongo/sdk/values';

type Quantity = 'mass' | 'conductivity' | 'moisture' | 'temperature' | 'pH' | 'degrees';

const quantities = {
  nitrogen: 'mass',
  phosphorus: 'mass',
  potassium: 'mass',
  conductivity: 'conductivity',
  moisture: 'moisture',
  temperature: 'temperature',
  pH: 'pH',
  latitude: 'degrees',
  longitude: 'degrees',
} as const satisfies Record<SensorReading, Quantity>;

type ToOurs = (value: number) => number;

const same: ToOurs = (value) => value;
const times =
  (factor: number): ToOurs =>
  (value) =>
    Number((value * factor).toPrecision(12));

/**
 * Each known spelling, without spaces and signs, with the function that converts it into our unit of that
 * quantity.
 */
const units = new Map<string, Partial<Record<Quantity, ToOurs>>>([
  ['mgkg', { mass: same }],
  ['mgkg1', { mass: same }],
  ['ppm', { mass: same }],
  ['uscm', { conductivity: same }],
  ['uscm1', { conductivity: same }],
  ['dsm', { conductivity: times(1000) }],
  ['dsm1', { conductivity: times(1000) }],
  ['mscm', { conductivity: times(1000) }],
  ['mscm1', { conductivity: times(1000) }],
  ['msm', { conductivity: times(10) }],
  ['sm', { conductivity: times(10_000) }],
  ['%', { moisture: same }],
  ['%vol', { moisture: same }],
  ['vol%', { moisture: same }],
  ['%vwc', { moisture: same }],
  ['%rh', { moisture: same }],
  ['percent', { moisture: same }],
  ['m3m3', { moisture: times(100) }],
  ['c', { temperature: same }],
  ['degc', { temperature: same }],
  ['celsius', { temperature: same }],
  ['f', { temperature: (value) => Number((((value - 32) * 5) / 9).toPrecision(6)) }],
  ['degf', { temperature: (value) => Number((((value - 32) * 5) / 9).toPrecision(6)) }],
  ['ph', { pH: same }],
  ['deg', { degrees: same, temperature: same }],
  ['degrees', { degrees: same, temperature: same }],
]);

export function isUnit(text: string): boolean {
  return units.has(compact(text));
}

/**
 * The function that converts a value in this unit into the reading's own; 'unknown' for no unit at all,
 * 'unfit' for a unit of another quantity.
 */
export function findUnit(text: string, reading: SensorReading): ToOurs | 'unknown' | 'unfit' {
  const name = compact(text);
  if (name === '') return same;
  const unit = units.get(name);
  if (!unit) return 'unknown';
  return unit[quantities[reading]] ?? 'unfit';
}

/** Makes `µS/cm`, `μS cm⁻¹` and `uS/cm` equal; a bare `°` becomes ''. */
function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/μ/g, 'u')
    .replace(/[^a-z0-9%]/g, '');
}
