import { hasLimit, readLimit } from '@udongo/sdk/results';
import { isCoordinate, type SensorReading, sensorLimits } from '@udongo/sdk/values';
import { findUnit } from './readingUnits.ts';

/** A pasted value in the reading's own unit, or the reason why there is none. */
export type ReadQuantity =
  | { value: number; isAmbiguous: boolean; isBelow: boolean }
  | { value: null; reason: 'notANumber' | 'noLimit' | 'unknownUnit' | 'unfitUnit'; unit: string };

const maxLength = 120;

/**
 * Reads `12`, `"12,5 mg/kg"`, `0.11 dS/m`, `1,234.5`, `1.2864° S`; `keyUnit` is a unit in the key. `1,234`
 * has two meanings: the one inside the limits counts; if both are, the more usual one, and `isAmbiguous` is
 * true. `< 5` is 5 and `isBelow` the limit of its method, which only an amount can be. Never throws.
 * @internal
 */
export function readQuantity(pasted: unknown, reading: SensorReading, keyUnit = ''): ReadQuantity {
  if (typeof pasted !== 'number' && typeof pasted !== 'string') return notANumber;
  const { text, isBelow } = readLimit(String(pasted).slice(0, maxLength).replace(/[−–]/g, '-'));
  const match =
    /^[\s"']*([-+]?)([.,]?\d[\d.,'\u00a0\u202f]*)(e[-+]?\d{1,3})?[\s,;|"']*(.*?)[\s,;|"']*$/is.exec(text);
  if (!match) return notANumber;
  if (isBelow && !hasLimit(reading)) return { value: null, reason: 'noLimit', unit: '' };
  const [, sign = '', digits = '', exponent = '', rest = ''] = match;
  const hemisphere = isCoordinate(reading) ? readHemisphere(rest, reading) : null;
  if (hemisphere === 'unfit') return { value: null, reason: 'unfitUnit', unit: rest };
  const unit = hemisphere === null ? rest || keyUnit : '';
  const convert = findUnit(unit, reading);
  if (typeof convert === 'string') {
    return { value: null, reason: convert === 'unknown' ? 'unknownUnit' : 'unfitUnit', unit };
  }
  const readings = readDigits(digits)
    .map((plain) => Number(`${plain}${exponent}`) * (sign === '-' ? -1 : 1))
    .map((number) => convert(hemisphere === null ? number : Math.abs(number) * hemisphere))
    .filter(Number.isFinite);
  return choose(readings, reading, isBelow);
}

const notANumber = { value: null, reason: 'notANumber', unit: '' } as const;

function choose(readings: readonly number[], reading: SensorReading, isBelow: boolean): ReadQuantity {
  const { min, max, usualMin, usualMax } = sensorLimits[reading];
  const [first] = readings;
  if (first === undefined) return notANumber;
  const possible = readings.filter((value) => value >= min && value <= max);
  const usual = possible.filter((value) => value >= usualMin && value <= usualMax);
  return { value: usual[0] ?? possible[0] ?? first, isAmbiguous: possible.length > 1, isBelow };
}

/** The possible numbers of these digits, as JavaScript writes them; a decimal comma first. */
function readDigits(written: string): string[] {
  const digits = written.replace(/['\u00a0\u202f]/g, '').replace(/[.,]+$/, '');
  const isGrouped = (mark: string, text: string) => new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`).test(text);
  const commas = digits.split(',').length - 1;
  const dots = digits.split('.').length - 1;
  if (commas === 0 && dots <= 1) return [digits];
  if (commas === 1 && dots === 0) {
    const decimal = digits.replace(',', '.');
    return /^[1-9]\d{0,2},\d{3}$/.test(digits) ? [decimal, digits.replace(',', '')] : [decimal];
  }
  const decimalMark = digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  const groupMark = decimalMark === ',' ? '.' : ',';
  const onlyMark = commas === 0 ? '.' : ',';
  if (commas === 0 || dots === 0) {
    return isGrouped(onlyMark, digits) ? [digits.replaceAll(onlyMark, '')] : [];
  }
  const [whole = '', fraction = '', more] = digits.split(decimalMark);
  if (more !== undefined || !isGrouped(groupMark, whole)) return [];
  return [`${whole.replaceAll(groupMark, '')}.${fraction}`];
}

/** -1 for south and west, 1 for north and east, null for none. */
function readHemisphere(text: string, reading: 'latitude' | 'longitude'): number | 'unfit' | null {
  const [, letter] = /^°?\s*([NSEW])$/i.exec(text) ?? [];
  if (letter === undefined) return null;
  const letters = reading === 'latitude' ? 'NS' : 'EW';
  const index = letters.indexOf(letter.toUpperCase());
  return index < 0 ? 'unfit' : 1 - 2 * index;
}
