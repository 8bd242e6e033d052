import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/**
 * The floor: the least that a server does for the same answers. Hono and pg over the tables of plainTables.sql, no checks, no roles, no
 * audit log; a booking is three statements in one transaction.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
const pageSize = 10;

const insertBooking = `insert into bookings (uuid, name, phone_no, soil_test_date, test_type, farming_type)
  values ($1, $2, $3, $4, $5, $6) returning *`;
const insertSamples = `insert into samples (booking_id, sample_location, sample_notes, soil_type, size_of_land, main_crop_id)
  select $1, sample_location, sample_notes, soil_type, size_of_land, main_crop
  from json_to_recordset($2) rows (sample_location text, sample_notes text, soil_type text, size_of_land numeric, main_crop integer)
  returning id`;
const insertOtherCrops = `insert into sample_other_crops (sample_id, crop_id)
  select sample_id, crop_id from unnest($1::integer[], $2::integer[]) rows (sample_id, crop_id)`;
const selectPage = `select b.*, (select json_agg(s) from (select samples.*, array(
    select crop_id from sample_other_crops where sample_id = samples.id) other_crops
    from samples where booking_id = b.id order by id) s) samples
  from (select * from bookings order by id limit $1 offset $2) b order by b.id`;

interface BookingBody {
  uuid: string;
  name: string;
  phone_no: string;
  soil_test_date: string;
  test_type: string;
  farming_type: string;
  samples: { other_crops: number[] }[];
}

const app = new Hono();
app.post('/agric/soil-test-bookings/', async (context) => {
  const body = await context.req.json<BookingBody>();
  const { uuid, name, phone_no, soil_test_date, test_type, farming_type, samples } = body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const booking = await client.query({
      name: 'booking',
      text: insertBooking,
      values: [uuid, name, phone_no, soil_test_date, test_type, farming_type],
    });
    const { id } = booking.rows[0];
    const made = await client.query<{ id: number }>({
      name: 'samples',
      text: insertSamples,
      values: [id, JSON.stringify(samples)],
    });
    const pairs = made.rows.flatMap((sample, index) =>
      (samples[index]?.other_crops ?? []).map((crop) => [sample.id, crop] as const),
    );
    await client.query({
      name: 'crops',
      text: insertOtherCrops,
      values: [pairs.map(([sample]) => sample), pairs.map(([, crop]) => crop)],
    });
    await client.query('commit');
    const answer = samples.map((sample, index) => ({ id: made.rows[index]?.id, ...sample }));
    return context.json({ ...booking.rows[0], samples: answer }, 201);
  } finally {
    client.release();
  }
});
app.get('/agric/soil-test-bookings/', async (context) => {
  const page = Number(context.req.query('page') ?? 1);
  const [counted, listed] = await Promise.all([
    pool.query({ name: 'count', text: 'select count(*)::integer as count from bookings' }),
    pool.query({ name: 'page', text: selectPage, values: [pageSize, (page - 1) * pageSize] }),
  ]);
  return context.json({ count: counted.rows[0].count, results: listed.rows });
});
app.get('/agric/crops/', async (context) => {
  const { rows } = await pool.query({
    name: 'all crops',
    text: 'select * from crops order by id limit $1',
    values: [pageSize],
  });
  return context.json({ count: 20, results: rows });
});

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(JSON.stringify({ msg: 'listening', port }));
});
