import { todayInNairobi } from '@udongo/sdk/values';
import countyData from '../../data/counties.json' with { type: 'json' };
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { minimumFarms } from '../services/statistics/publishSoilCells.ts';
import { createRandom } from './createRandom.ts';
import { cropId } from './ids.ts';

interface Soil {
  county: string;
  crops: readonly string[];
  pH: number;
  nitrogen: number;
  phosphorus: number;
  potassium: number;
}

const [maize, beans, potato, kale, tea] = [
  'Maize',
  'Beans (common)',
  'Irish potato',
  'Kale (sukuma wiki)',
  'Tea',
];

/**
 * The usual soil of some counties. Where `data/sample-readings.json` has typical readings of a county, these are in their range; acid
 * counties are those that its sources list (agcenture.com), coast and dry land have the ranges of KARI 2014 that it names; all other
 * values are invented.
 */
export const soils: readonly Soil[] = [
  soil('Uasin Gishu', [maize, beans, 'Wheat'], 5.0, 14, 11, 180),
  soil('Trans Nzoia', [maize, beans], 5.4, 16, 14, 205),
  soil('Elgeyo/Marakwet', [maize, potato], 5.2, 17, 16, 190),
  soil('Nandi', [maize, tea], 5.1, 19, 15, 170),
  soil('Kericho', [tea, maize], 4.9, 23, 19, 145),
  soil('Bomet', [tea, potato], 5.1, 21, 22, 165),
  soil('Kisii', [tea, 'Banana', maize], 5.2, 22, 22, 210),
  soil('Nyamira', [tea, 'Banana'], 5.1, 22, 20, 195),
  soil('Kakamega', [maize, beans, 'Sugarcane'], 5.5, 13, 14, 182),
  soil('Bungoma', [maize, beans], 5.4, 14, 13, 176),
  soil('Busia', [maize, 'Cassava', 'Sorghum'], 5.6, 12, 13, 150),
  soil('Siaya', [maize, 'Sorghum'], 5.5, 12, 12, 160),
  soil('Kisumu', [maize, 'Rice (paddy)'], 6.2, 15, 17, 230),
  soil('Homa Bay', [maize, 'Sorghum'], 5.7, 13, 15, 240),
  soil('Migori', [maize, 'Cassava'], 5.5, 13, 14, 185),
  soil('Nakuru', [maize, potato, 'Wheat'], 5.9, 18, 21, 290),
  soil('Nyandarua', [potato, 'Cabbage'], 5.5, 20, 26, 205),
  soil('Nyeri', [potato, 'Coffee (Arabica)', tea], 5.1, 20, 19, 215),
  soil('Kirinyaga', ['Coffee (Arabica)', 'Rice (paddy)'], 5.6, 19, 22, 220),
  soil("Murang'a", ['Coffee (Arabica)', 'Avocado (Hass type)'], 5.0, 19, 17, 230),
  soil('Kiambu', ['Coffee (Arabica)', kale, maize], 5.4, 24, 31, 268),
  soil('Embu', ['Coffee (Arabica)', maize], 5.3, 18, 18, 210),
  soil('Meru', [tea, potato, beans], 5.7, 22, 30, 185),
  soil('Laikipia', ['Wheat', maize], 6.3, 17, 18, 260),
  soil('Machakos', [maize, 'Pigeon pea', 'Mango'], 6.4, 10, 16, 250),
  soil('Makueni', ['Pigeon pea', 'Mango', 'Cowpea'], 6.7, 9, 17, 262),
  soil('Kitui', ['Cowpea', 'Pigeon pea'], 6.8, 8, 15, 240),
  soil('Kajiado', ['Tomato', 'Onion (bulb)'], 7.4, 16, 28, 340),
  soil('Kilifi', ['Cassava', 'Mango', 'Cowpea'], 5.9, 9, 15, 72),
  soil('Kwale', ['Cassava', 'Mango'], 6.1, 9, 14, 84),
  soil('Taita/Taveta', [maize, 'Tomato'], 6.5, 14, 22, 255),
  soil('Tana River', [maize, 'Rice (paddy)'], 7.9, 14, 21, 400),
];

/**
 * Stores published medians of the two years before this one. The farms behind them are not in the demo: their hundreds of bookings
 * would bury those that its lists are shown with. The job that publishes doesn't change cells that are already published.
 */
export async function seedSoilPicture(db: Db, now: Date): Promise<void> {
  const thisYear = Number(todayInNairobi(now).slice(0, 4));
  const random = createRandom(47);
  // Medians of two years and of two crops differ a little.
  const near = (value: number, share: number) => value * (1 + share * (2 * random.next() - 1));
  const rows = [thisYear - 2, thisYear - 1].flatMap((year) =>
    soils.flatMap(({ county, crops, ...readings }) =>
      crops.map((crop) => {
        const farms = minimumFarms + random.whole(0, year === thisYear - 1 ? 38 : 21);
        return {
          year,
          county_id: countyId(county),
          crop_id: cropId(crop),
          farms,
          samples: farms + random.whole(0, farms),
          pH: Math.round(100 * near(readings.pH, 0.04)) / 100,
          nitrogen: Math.round(2 * near(readings.nitrogen, 0.15)) / 2,
          phosphorus: Math.round(2 * near(readings.phosphorus, 0.15)) / 2,
          potassium: Math.round(2 * near(readings.potassium, 0.1)) / 2,
        };
      }),
    ),
  );
  await db.insert(tables.soilCells).values(rows);
}

function soil(
  county: string,
  crops: readonly string[],
  pH: number,
  nitrogen: number,
  phosphorus: number,
  potassium: number,
): Soil {
  return { county, crops, pH, nitrogen, phosphorus, potassium };
}

function countyId(name: string): number {
  const found = countyData.find((county) => county.name === name);
  if (!found) throw new Error(`No county is called ${name}.`);
  return found.id;
}
