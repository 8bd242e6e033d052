import type { SoilPicture } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { fc, runs } from '../../../../../scripts/lib/testRuns.ts';
import { useBackend, type Who } from '../../../test/testBackend.ts';
import { queryRows } from '../../db/queryRows.ts';
import { publishSoilCells } from './publishSoilCells.ts';

const backend = useBackend();
const run = (statement: ReturnType<typeof sql>) => backend.db.inTransaction((db) => db.execute(statement));
const publish = () => publishSoilCells(backend);
const picture = async (year = 2020, as: Who = 'farmer'): Promise<SoilPicture> => {
  const { body } = await backend.call('GET', `/statistics/soil-picture?year=${year}`, { as });
  // The moment of the answer is no part of the picture.
  return { ...body, as_of: '' };
};

interface Cell {
  county: number;
  crop: number;
  farms: number;
  /** Samples of each farm. */
  samples?: number;
  year?: number;
  status?: string;
  /** Samples of the first farm. */
  firstFarm?: number;
}
let made = 0;

/** Verified bookings of farms that nobody else has; the readings grow with the number of the farm. */
async function store({
  county,
  crop,
  farms,
  samples = 1,
  year = 2020,
  status = 'report_ready',
  firstFarm,
}: Cell) {
  const first = firstFarm ?? made;
  made = Math.max(made, first + farms);
  await run(sql`with numbers as (select n, gen_random_uuid() as uuid from generate_series(${first + 1}::integer, ${first + farms}::integer) as n),
    uuids as (insert into booking_uuids (uuid, content_hash, created_on) select uuid, 'soil', now() from numbers),
    booked as (insert into bookings (uuid, status, name, phone_no, county_id, soil_test_date, test_type, farming_type, promised_from, created_on, updated_on)
      select uuid, ${status}, 'Soil', '+25470' || lpad(n::text, 7, '0'), ${county}::integer, make_date(${year}::integer, 6, 1),
        'complete-soil-analysis', 'mixed', make_date(${year}::integer, 6, 1), now(), now() from numbers returning id, phone_no)
    insert into samples (booking_id, position, number, sample_location, sample_notes, soil_type, size_of_land, main_crop_id, nitrogen,
      phosphorus, potassium, moisture, temperature, ph, conductivity, latitude, longitude)
    select id, s, s, 'Plot', 'Depth', 'clay', 1, ${crop}::integer, right(phone_no, 7)::integer, 10, 100, 30, 20,
      4 + right(phone_no, 2)::integer / 50.0, 300, 0, 36 from booked, generate_series(1, ${samples}::integer) as s`);
}

beforeEach(async () => {
  await run(sql`delete from bookings where name = 'Soil'`);
  await run(sql`delete from soil_cells`);
});

test('a cell is shown from ten farms on, with medians of its samples and their number', async () => {
  await store({ county: 22, crop: 1, farms: 9, samples: 3 });
  await publish();
  expect(await picture()).toMatchObject({
    year: 2020,
    years: [],
    minimum_farms: 10,
    cells: [],
    country: null,
  });
  const before = made - 9;
  await store({ county: 22, crop: 1, farms: 1, samples: 3 });
  await publish();
  const nitrogen = before + 5.5;
  const medians = { samples: 30, nitrogen, phosphorus: 10, potassium: 100 };
  const { cells, counties, crops, country, years } = await picture();
  expect(cells).toEqual([{ ...cells[0], county: 22, county_name: 'Kiambu', crop: 1, ...medians }]);
  expect([counties[0], crops[0], country]).toEqual(
    [medians, medians, medians].map((part) => expect.objectContaining(part)),
  );
  expect(years).toEqual([2020]);
  expect(await picture(2020, 'administrator')).toEqual(await picture(2020, 'agent'));
});

test('ten bookings of one farm are one farm, and no farm has more than half of a cell', async () => {
  for (let booking = 0; booking < 12; booking += 1) {
    await store({ county: 22, crop: 1, farms: 1, firstFarm: 500 });
  }
  await store({ county: 23, crop: 1, farms: 9, firstFarm: 600 });
  await store({ county: 23, crop: 1, farms: 1, samples: 10, firstFarm: 609 });
  await publish();
  expect((await picture()).cells).toEqual([]);
});

test('only verified results count, and each in its own year', async () => {
  await store({ county: 22, crop: 1, farms: 10, status: 'analysed' });
  await store({ county: 23, crop: 1, farms: 10, status: 'verified', year: 2019 });
  await publish();
  expect((await picture()).cells).toEqual([]);
  expect((await picture(2019)).cells).toHaveLength(1);
});

test('a published cell stays until ten more farms are in it, so that two days do not tell what one farm added', async () => {
  await store({ county: 22, crop: 1, farms: 10 });
  await publish();
  const first = await picture();
  for (const farms of [1, 8]) {
    await store({ county: 22, crop: 1, farms, samples: 2 });
    await publish();
    expect(await picture()).toEqual(first);
  }
  await store({ county: 22, crop: 1, farms: 1 });
  await publish();
  expect((await picture()).cells[0]?.samples).toBe(10 + 18 + 1);
});

const grid = fc.array(
  fc.record({
    county: fc.constantFrom(22, 23, 24),
    crop: fc.constantFrom(1, 2),
    year: fc.constantFrom(2019, 2020),
    farms: fc.integer({ min: 1, max: 14 }),
    samples: fc.integer({ min: 1, max: 2 }),
  }),
  { minLength: 4, maxLength: 8 },
);

test('no total, year or county tells anything of hidden cells: every answer is the same without them', async () => {
  const answers = async () => [await picture(2019), await picture(2020)];
  let hidden = 0;
  const property = fc.asyncProperty(grid, async (cells) => {
    await run(sql`delete from bookings where name = 'Soil'`);
    await run(sql`delete from soil_cells`);
    for (const cell of cells) await store(cell);
    await publish();
    const before = await answers();
    for (const { cells: shown, counties, crops, country } of before) {
      const sum = (parts: readonly { samples: number }[]) =>
        parts.reduce((total, { samples }) => total + samples, 0);
      // Total minus shown cells, county against country, crop against country: nothing is left.
      expect([sum(counties), sum(crops), country?.samples ?? 0]).toEqual([
        sum(shown),
        sum(shown),
        sum(shown),
      ]);
    }
    const [gone] = await backend.db.inTransaction((db) =>
      queryRows<{ count: number }>(
        db,
        sql`with gone as (delete from samples using bookings where bookings.id = booking_id and name = 'Soil' and not exists (
            select 1 from soil_cells where year = extract(year from soil_test_date) and soil_cells.county_id = bookings.county_id
              and crop_id = main_crop_id) returning 1) select count(*)::integer as count from gone`,
      ),
    );
    hidden += gone?.count ?? 0;
    await run(sql`delete from soil_cells`);
    await publish();
    expect(await answers()).toEqual(before);
  });
  await fc.assert(property, { numRuns: runs(6, 200), endOnFailure: true });
  expect(hidden).toBeGreaterThan(0);
});
