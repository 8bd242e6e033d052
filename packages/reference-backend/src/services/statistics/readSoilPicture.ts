import type { SoilMedians, SoilPicture } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { counties, crops, soilCells } from '../../db/schema.ts';
import { groupBy } from '../bookings/StoredBooking.ts';
import { toInstant } from '../platform/toInstant.ts';
import { minimumFarms } from './publishSoilCells.ts';

const readings = ['pH', 'nitrogen', 'phosphorus', 'potassium'] as const;

/**
 * Reads the published cells of a year, by default of the latest one. Totals are made only of these cells, so they say nothing about the
 * hidden ones.
 */
export async function readSoilPicture(db: Db, asked: number | undefined, now: Date): Promise<SoilPicture> {
  const found = await db
    .selectDistinct({ year: soilCells.year })
    .from(soilCells)
    .orderBy(desc(soilCells.year));
  const years = found.map(({ year }) => year);
  const year = asked ?? years[0] ?? Number(todayInNairobi(now).slice(0, 4));
  const rows = await db
    .select({ cell: soilCells, county_name: counties.name, crop_name: crops.name })
    .from(soilCells)
    .innerJoin(counties, eq(counties.id, soilCells.county_id))
    .innerJoin(crops, eq(crops.id, soilCells.crop_id))
    .where(eq(soilCells.year, year))
    .orderBy(asc(counties.name), asc(crops.name));
  const cells = rows.map(
    ({ cell: { county_id, crop_id, samples, pH, nitrogen, phosphorus, potassium }, ...names }) => {
      const medians = { samples, pH, nitrogen, phosphorus, potassium };
      return { county: county_id, crop: crop_id, ...names, ...medians };
    },
  );
  const ofCounties = groupBy(
    cells,
    ({ county }) => county,
    (cell) => cell,
  );
  const ofCrops = groupBy(
    cells,
    ({ crop }) => crop,
    (cell) => cell,
  );
  return {
    as_of: toInstant(now),
    year,
    years,
    minimum_farms: minimumFarms,
    cells,
    counties: [...ofCounties].map(([county, own]) => ({
      county,
      county_name: own[0]?.county_name ?? '',
      ...together(own),
    })),
    crops: [...ofCrops].map(([crop, own]) => ({
      crop,
      crop_name: own[0]?.crop_name ?? '',
      ...together(own),
    })),
    country: cells.length === 0 ? null : together(cells),
  };
}

/** All samples of some cells, and the median of the cells' medians, each as often as the cell has samples. */
function together(cells: readonly SoilMedians[]): SoilMedians {
  const samples = cells.reduce((sum, cell) => sum + cell.samples, 0);
  const medianOf = (reading: (typeof readings)[number]) => {
    const sorted = [...cells].sort((a, b) => a[reading] - b[reading]);
    let seen = 0;
    return (
      sorted.find((cell) => {
        seen += cell.samples;
        return 2 * seen >= samples;
      })?.[reading] ?? 0
    );
  };
  const [pH, nitrogen, phosphorus, potassium] = [
    medianOf('pH'),
    medianOf('nitrogen'),
    medianOf('phosphorus'),
    medianOf('potassium'),
  ];
  return { samples, pH, nitrogen, phosphorus, potassium };
}
