import type { SensorData } from '@udongo/sdk';
import { amountDue, netAmount, todayInNairobi } from '@udongo/sdk/values';
import { isNotNull } from 'drizzle-orm';
import countyData from '../../data/counties.json' with { type: 'json' };
import readingData from '../../data/sample-readings.json' with { type: 'json' };
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { promise } from '../services/bookings/promises.ts';
import { readingNames } from '../services/laboratory/samples/sensorData.ts';
import { defaultSettings } from '../services/platform/settings.ts';
import { type DemoBooking, demoBookings, sampleLocations, unregisteredPeople } from './demoBookings.ts';
import { demoSteps } from './demoSteps.ts';
import { agentUserId, cropId, dayMs, farmerUserId } from './ids.ts';
import { farmerPeople } from './people.ts';
import { seedArrivals } from './seedArrivals.ts';
import { wardOf } from './wards.ts';

const discountShares = { KARIBU10: 10, MAVUNO25: 25 } as const;

/** Stores the demo's bookings with their samples; people, crops and discounts have to be there. */
export async function seedBookings(db: Db, now: Date): Promise<void> {
  const booked = demoBookings.map((booking, index) => {
    const row = toRow(booking, index, now);
    return { row, steps: demoSteps(row, { inDays: booking.inDays, now }) };
  });
  const rows = booked.map(({ row, steps }) => ({
    ...row,
    ...promise(defaultSettings, row, steps.at(-1)?.changed_on ?? now),
    updated_on: steps.at(-1)?.changed_on ?? row.created_on,
  }));
  await db
    .insert(tables.bookingUuids)
    .values(rows.map(({ uuid, created_on }) => ({ uuid, content_hash: 'demo', created_on })));
  await db.insert(tables.bookings).values(rows);
  await db
    .insert(tables.bookingStatusChanges)
    .values(
      booked.flatMap(({ steps }) => steps).sort((a, b) => a.changed_on.getTime() - b.changed_on.getTime()),
    );
  const samples = demoBookings.flatMap(toSamples).map((sample, index) => ({ ...sample, id: index + 1 }));
  await db.insert(tables.samples).values(samples);
  await seedArrivals(db);
  await seedReadings(db, booked);
  await db.insert(tables.bookingCrops).values(
    demoBookings.flatMap((_, index) => {
      const grown = samples.filter(({ booking_id }) => booking_id === index + 1);
      const crops = [...new Set(grown.map(({ main_crop_id }) => main_crop_id))];
      return crops.map((crop_id, position) => ({ booking_id: index + 1, crop_id, position }));
    }),
  );
  const maize = cropId('Maize');
  const beans = cropId('Beans (common)');
  await db
    .insert(tables.sampleOtherCrops)
    .values(
      samples
        .filter(({ main_crop_id }) => main_crop_id === maize)
        .map(({ id }) => ({ sample_id: id, crop_id: beans, position: 0 })),
    );
}

/** The readings as the administrator saved them on the day of the analysis. */
async function seedReadings(
  db: Db,
  booked: readonly { row: { id: number }; steps: ReturnType<typeof demoSteps> }[],
): Promise<void> {
  const analyses = new Map(
    booked.flatMap(({ row, steps }) => {
      const step = steps.find(({ status }) => status === 'analysed');
      return step ? [[row.id, step] as const] : [];
    }),
  );
  const measured = await db.select().from(tables.samples).where(isNotNull(tables.samples.pH));
  await db.insert(tables.sampleReadingsHistory).values(
    measured.flatMap(({ id, booking_id, ...sample }) => {
      const step = analyses.get(booking_id);
      return step ? [toSavedReadings(id, sample, step)] : [];
    }),
  );
}

function toSavedReadings(
  sample_id: number,
  sample: Readonly<Record<string, unknown>>,
  { changed_on: saved_on, changed_by_id: saved_by_id }: ReturnType<typeof demoSteps>[number],
) {
  const readings = Object.fromEntries(readingNames.map((name) => [name, sample[name]]));
  // The sample is measured, so all nine are numbers.
  return { ...(readings as unknown as SensorData), sample_id, saved_on, saved_by_id };
}

function toRow(booking: DemoBooking, index: number, now: Date) {
  const { farmer, by, test, samples, inDays, discountCode } = booking;
  const referrer = farmer === null ? null : (farmerPeople[farmer - 1]?.referrer ?? null);
  const agent = referrer ?? (by === 'agent' ? 0 : null);
  const makers = {
    farmer: farmer === null ? null : farmerUserId(farmer - 1),
    agent: agent === null ? null : agentUserId(agent),
    administrator: 1,
    visitor: null,
  };
  const due = amountDue(samples, test);
  const discount = discountCode ? (due * discountShares[discountCode]) / 100 : 0;
  const made = new Date(now.getTime() + (Math.min(inDays, 0) - 3) * dayMs + index * 60_000);
  return {
    id: index + 1,
    uuid: `5eed0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    status: booking.status,
    created_by_id: makers[by],
    farmer_id: farmer,
    agent_id: agent === null ? null : agent + 1,
    referrer_agent_id: agent === null ? null : agentUserId(agent),
    referrer_verified: agent !== null,
    ...toContact(farmer, by),
    soil_test_date: todayInNairobi(new Date(now.getTime() + inDays * dayMs)),
    test_type: test,
    farming_type: booking.farming,
    notes: booking.notes ?? '',
    discount: String(discount),
    discount_code: discountCode ?? '',
    discount_share: discountCode ? discountShares[discountCode] * 100 : null,
    is_report_sent: booking.reportSent ?? false,
    paid: booking.paid ?? false,
    amount_paid: String(booking.paid ? netAmount(due, discount) : 0),
    canceled: booking.status === 'canceled',
    created_on: made,
    last_sample_number: samples,
    shared_with: agent === null ? [] : [agentUserId(agent)],
  };
}

function toContact(farmer: number | null, by: DemoBooking['by']) {
  const person = farmer === null ? undefined : farmerPeople[farmer - 1];
  const [ofAgent, ofVisitor] = unregisteredPeople;
  const stranger = by === 'agent' ? ofAgent : ofVisitor;
  const { address } = person ?? stranger;
  return {
    name: person?.full_name ?? stranger.name,
    phone_no: person?.phone_number ?? stranger.phone_no,
    email: person?.email ?? stranger.email,
    address,
    ward: wardOf(address),
    county_id: person?.county ?? stranger.county,
  };
}

const measuredStatuses: readonly string[] = ['analysed', 'verified', 'report_ready'];
const soilTypes = ['clay', 'loam', 'Sandy'] as const;

function toSamples({ farmer, samples, status }: DemoBooking, index: number) {
  return Array.from({ length: samples }, (_, position) => {
    const place = pickReading(farmer, index + position * 7);
    const { sensor } = place;
    return {
      booking_id: index + 1,
      position,
      number: position + 1,
      sample_location: sampleLocations[(index + position) % sampleLocations.length] ?? place.label,
      sample_notes: 'Depth 20 cm, 20 places in a zigzag',
      soil_type: soilTypes[(index + position) % soilTypes.length] ?? 'loam',
      size_of_land: ((((index + position) % 6) + 1) / 2).toFixed(2),
      main_crop_id: cropId(place.crop),
      ...(measuredStatuses.includes(status) ? sensor : {}),
    };
  });
}

/** A reading from the farmer's county where there is one. */
function pickReading(farmer: number | null, number: number) {
  const county = countyData.find(({ id }) => id === farmerPeople[(farmer ?? 0) - 1]?.county)?.name;
  const near = readingData.filter((reading) => reading.county === county);
  const choice = near.length > 0 ? near : readingData;
  const reading = choice[number % choice.length];
  if (!reading) throw new Error('There are no sample readings to seed from.');
  return reading;
}
