import type { BookingStatus } from '@udongo/sdk';
import { amountDue, netAmount, todayInNairobi } from '@udongo/sdk/values';
import readingData from '../../data/sample-readings.json' with { type: 'json' };
import { promise } from '../services/bookings/promises.ts';
import { defaultSettings } from '../services/platform/settings.ts';
import { farmingTypes, soilTypes, testTypes } from '../values.ts';
import { createRandom, type Random } from './createRandom.ts';
import { sampleLocations } from './demoBookings.ts';
import { dayMs } from './ids.ts';
import { farmerPeople } from './people.ts';

/** Records of the database that new bookings point at. */
export interface Surroundings {
  counties: readonly [number, ...number[]];
  crops: readonly [number, ...number[]];
  agents: readonly { id: number; user_id: number }[];
}

/** A registered farmer, as far as a booking copies them. */
export interface SeededFarmer {
  id: number;
  user_id: number;
  referrer: { id: number; user_id: number } | null;
  full_name: string;
  phone_number: string;
  county_id: number;
}

/** Number of bookings for each farmer. */
export const bookingsPerFarmer = 10;

const years = 6;
const names = splitNames();

/** The person behind the farmer of this number, from 1. */
export function toPerson(number: number, { counties, agents }: Surroundings) {
  const random = createRandom(number * 7919);
  const [first, ...others] = agents;
  return {
    full_name: `${random.pick(names.first)} ${random.pick(names.last)}`,
    phone_number: `+25479${String(number).padStart(7, '0')}`,
    county_id: random.pick(counties),
    referrer: first && random.next() < 0.8 ? random.pick([first, ...others]) : null,
  };
}

/** The uuid of the booking of this number; they sort as the numbers do. */
export function toSeedUuid(number: number): string {
  return `5eed0001-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/**
 * Makes the booking of this number among `of`, with its samples: the first was made six years ago, the last now. It is
 * the same every time but for its days, which are counted from `now`.
 */
export function toLargeBooking(
  number: number,
  { of, now, farmer, crops }: { of: number; now: Date; farmer: SeededFarmer } & Pick<Surroundings, 'crops'>,
) {
  const random = createRandom(number);
  const ageDays = (1 - number / of) * years * 365;
  const made = new Date(now.getTime() - ageDays * dayMs);
  const inDays = random.whole(1, 28);
  const soil_test_date = todayInNairobi(new Date(made.getTime() + inDays * dayMs));
  const status = toStatus(random, ageDays - inDays);
  const lastStep = new Date(Math.min(now.getTime(), made.getTime() + (inDays + 1) * dayMs));
  const test_type = random.pick(testTypes);
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  const mayBePaid = status !== 'canceled' && random.next() < (ageDays > 30 ? 0.92 : 0.4);
  const isMeasured = status === 'analysed' || status === 'verified' || status === 'report_ready';
  const due = amountDue(count, test_type);
  const discount = random.next() < 0.1 ? due / 10 : 0;
  const grown = Array.from({ length: count }, () => random.pick(crops));
  return {
    booking: {
      uuid: toSeedUuid(number),
      status,
      created_by_id: random.next() < 0.5 ? farmer.user_id : (farmer.referrer?.user_id ?? farmer.user_id),
      farmer_id: farmer.id,
      agent_id: farmer.referrer?.id ?? null,
      referrer_agent_id: farmer.referrer?.user_id ?? null,
      referrer_verified: farmer.referrer !== null,
      name: farmer.full_name,
      phone_no: farmer.phone_number,
      email: '',
      address: '',
      county_id: farmer.county_id,
      soil_test_date,
      test_type,
      farming_type: random.pick(farmingTypes),
      notes: '',
      discount,
      discount_code: '',
      is_report_sent: status === 'report_ready' && random.next() < 0.9,
      paid: mayBePaid,
      amount_paid: mayBePaid ? netAmount(due, discount) : 0,
      canceled: status === 'canceled',
      created_on: made.toISOString(),
      updated_on: made.toISOString(),
      last_sample_number: count,
      ...promise(defaultSettings, { status, soil_test_date }, lastStep),
    },
    steps: [
      { status: 'booked' as const, cause: 'person' as const, changed_on: made.toISOString() },
      ...(status === 'booked'
        ? []
        : [
            { from_status: 'booked', status, cause: 'imported' as const, changed_on: lastStep.toISOString() },
          ]),
    ],
    crops: [...new Set(grown)],
    samples: grown.map((main_crop_id, position) => ({
      position,
      number: position + 1,
      rejected_note: '',
      received_on: arrivedStatuses.includes(status) ? lastStep.toISOString() : null,
      sample_location: `${random.pick(sampleLocations)}, plot ${random.whole(1, 40)}`,
      sample_notes: 'Depth 20 cm, 20 places in a zigzag',
      soil_type: random.pick(soilTypes),
      size_of_land: random.whole(1, 20) / 4,
      main_crop_id,
      ...(isMeasured ? toReadings(random) : {}),
    })),
  };
}

const arrivedStatuses: readonly string[] = ['received', 'analysed', 'verified', 'report_ready'];
const stages = ['booked', 'sample_collected', 'received', 'analysed', 'verified'] as const;

function toStatus(random: Random, daysSinceTest: number): BookingStatus {
  if (random.next() < 0.06) return 'canceled';
  if (daysSinceTest < 0) return 'booked';
  return daysSinceTest > 45 ? 'report_ready' : random.pick([...stages, 'report_ready']);
}

/** A demo reading, each value up to a tenth away. */
function toReadings(random: Random) {
  const [first, ...others] = readingData;
  if (!first) throw new Error('There are no sample readings to seed from.');
  const { pH, latitude, longitude, ...measured } = random.pick([first, ...others]).sensor;
  const near = (value: number) => Math.round(value * (0.9 + random.next() / 5) * 10) / 10;
  const values = Object.entries(measured).map(([name, value]) => [name, near(value)]);
  const ph = Math.min(9.5, Math.max(3.5, near(pH)));
  return { ...Object.fromEntries(values), ph, latitude, longitude };
}

/** First and last names of the demo's farmers: 30 of each make 900 people. */
function splitNames() {
  const split = farmerPeople.map(({ full_name }) => full_name.split(' '));
  const of = (index: number) => split.map((parts) => parts[index] ?? 'Wanjiku') as [string, ...string[]];
  return { first: of(0), last: of(1) };
}
