import { isUnit } from '../lib/readingUnits.ts';
import type { SensorReading } from './sensorReadings.ts';

/** The names under which probes, phones and people write each reading, without case, spaces and signs. */
const names = {
  nitrogen: 'n nitrogen nitrojeni soilnitrogen totalnitrogen',
  phosphorus: 'p phosphorus phosphorous fosforasi soilphosphorus availablephosphorus',
  potassium: 'k potassium potasiamu soilpotassium',
  conductivity: 'ec conductivity electricalconductivity soilconductivity soilec cond',
  moisture: 'moisture humidity hum moist unyevu vwc soilmoisture soilhumidity watercontent',
  temperature: 'temp temperature halijoto joto soiltemperature soiltemp',
  pH: 'ph soilph phvalue',
  latitude: 'lat latitude latitudo gpslat gpslatitude',
  longitude: 'lng lon long longitude longitudo gpslng gpslon gpslong gpslongitude',
} as const satisfies Record<SensorReading, string>;

// A map, not an object: pasted keys such as `constructor` find nothing in it.
const readings = new Map(
  Object.entries(names).flatMap(([reading, words]) =>
    words.split(' ').map((word) => [word, reading as SensorReading] as const),
  ),
);

const maxKeyLength = 60;

/**
 * Reads a pasted key in any case: `N`, `Soil_Moisture`, `EC (dS/m)`, `temp_c`; `unit` is the unit in the key,
 * or ''. A key that names no reading gives null. Never throws.
 * @internal
 */
export function readKey(key: string): { reading: SensorReading; unit: string } | null {
  if (key.length > maxKeyLength) return null;
  const [, name = '', unit = ''] = /^([^([]*)(?:[([]([^)\]]*)[)\]])?/.exec(key) ?? [];
  const whole = readings.get(compact(name));
  if (whole) return { reading: whole, unit: unit.trim() };
  const words = name.split(/[^\p{L}\p{N}%°]+/u).filter(Boolean);
  for (let length = words.length - 1; length > 0; length -= 1) {
    const reading = readings.get(compact(words.slice(0, length).join('')));
    const rest = words.slice(length).join('');
    if (reading && isUnit(rest)) return { reading, unit: rest };
  }
  return null;
}

function compact(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
