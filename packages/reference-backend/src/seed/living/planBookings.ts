import type { FarmingType, Language, TestType } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { addWorkingDays } from '../../services/bookings/workingDays.ts';
import type { bookingStatuses } from '../../values.ts';
import { createRandom, type Random } from '../createRandom.ts';
import { dayMs } from '../ids.ts';
import type { Person } from '../people.ts';
import { demoFarmer, firstNames, places, shops } from './livingPeople.ts';

type Status = (typeof bookingStatuses)[number];

export interface LivingFarmer extends Person {
  /** The farmer's id. */
  id: number;
  /** Place of their shop, counted from 0; null without one. */
  shop: number | null;
  language: Language;
  joined: Date;
}

/** Way in which a booking is paid; `refunded` also occurs with a booking that is canceled. */
export type Paying = 'in_full' | 'in_part' | 'refunded' | 'credited' | 'another_amount' | 'not';

export interface PlannedBooking {
  farmer: LivingFarmer | null;
  /** Contact as the booking names it. */
  contact: Pick<Person, 'full_name' | 'phone_number' | 'email' | 'address' | 'county'>;
  shop: number | null;
  madeBy: 'farmer' | 'agent' | 'administrator' | 'visitor';
  madeOn: Date;
  testDay: string;
  /** The statuses that it took with their instants, oldest first. */
  steps: readonly { status: Status; on: Date }[];
  test: TestType;
  farming: FarmingType;
  samples: number;
  language: Language;
  paying: Paying;
  /** The payer's first try failed. */
  failedBefore: boolean;
  paidOn: Date;
  discountCode: 'KARIBU10' | 'MAVUNO25' | '';
  notes: string;
  /** Source of chance for details of this booking. */
  random: Random;
}

const count = 400;
const firstDay = -540;
const lastDay = 18;

/**
 * Relative demand for soil tests by month: people test before they plant for the long rains, from March to May, and for the short
 * rains, from October to December.
 */
const demand = [0.9, 1.9, 2.2, 1.1, 0.5, 0.45, 0.6, 1.2, 2, 1.9, 0.7, 0.45] as const;

const tests = [
  'basic-macro-nutrients-analysis',
  'basic-macro-nutrients-analysis',
  'complete-soil-analysis',
  'complete-soil-analysis',
  'complete-soil-analysis',
  'microbial-analysis',
] as const;

interface Special {
  inDays: number;
  paying: Paying;
  samples: number;
  isCanceled?: true;
}

/** Bookings of the demo farmer: days from today to the test, and their course. */
const ofDemoFarmer: readonly Special[] = [
  { inDays: -412, paying: 'in_full', samples: 2 },
  { inDays: -236, paying: 'in_full', samples: 2 },
  { inDays: -150, paying: 'refunded', samples: 1, isCanceled: true },
  { inDays: -58, paying: 'in_full', samples: 3 },
  { inDays: -3, paying: 'in_part', samples: 2 },
  { inDays: 6, paying: 'not', samples: 1 },
];

/** Eighteen months of bookings up to now in the order in which they were made, and the farmers behind them. */
export function planBookings(now: Date): { farmers: LivingFarmer[]; bookings: PlannedBooking[] } {
  const farmers: LivingFarmer[] = [];
  const own = ofDemoFarmer.map((special) => ({
    ...{ inDays: special.inDays, special },
    random: createRandom(900 + special.inDays),
  }));
  const others = pickDays(now).map((inDays, index) => ({
    ...{ inDays, special: undefined },
    random: createRandom(index + 1),
  }));
  const dated = [...own, ...others]
    .map((wanted) => ({ ...wanted, ...toDays(wanted.inDays, now, wanted.random) }))
    .sort((a, b) => a.madeOn.getTime() - b.madeOn.getTime());
  const first = toDemoFarmer(dated[0]?.madeOn ?? now);
  farmers.push(first);
  const bookings = dated.map((wanted, order) => {
    const farmer = wanted.special ? first : pickFarmer(farmers, wanted);
    return toBooking({ ...wanted, order }, farmer, now);
  });
  return { farmers, bookings };
}

/** Days of tests, counted from today, as dense as the demand. */
function pickDays(now: Date): number[] {
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index);
  const weights = days.map((day) => weigh(day, now));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const picked: number[] = [];
  let passed = 0;
  for (const [index, day] of days.entries()) {
    passed += weights[index] ?? 0;
    while (picked.length < count && (picked.length + 0.5) / count <= passed / total) picked.push(day);
  }
  return picked;
}

function weigh(day: number, now: Date): number {
  const date = new Date(now.getTime() + day * dayMs);
  if (date.getUTCDay() === 0) return 0;
  const growth = 0.7 + (0.6 * (day - firstDay)) / (lastDay - firstDay);
  // However the season is, there is work in the house today.
  return Math.max(growth * (demand[date.getUTCMonth()] ?? 1), day > -22 ? 1.9 : 0);
}

/** The instant of an hour of a day in Nairobi. */
function at(day: string, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00+03:00`) + Math.round(hour * 3_600_000));
}

function toDays(inDays: number, now: Date, random: Random) {
  const testDay = todayInNairobi(new Date(now.getTime() + inDays * dayMs));
  const lead = Math.max(random.whole(2, 9), inDays + random.whole(0, 4));
  const day = todayInNairobi(new Date(now.getTime() + (inDays - lead) * dayMs));
  const wanted = at(day, 7 + random.next() * 12);
  // Somebody has booked within the last hours, too.
  const madeOn = wanted < now ? wanted : new Date(now.getTime() - random.whole(20, 400) * 60_000);
  return { testDay, madeOn };
}

function toDemoFarmer(madeOn: Date): LivingFarmer {
  if (!demoFarmer) throw new Error('The demo has lost its farmer.');
  return { ...demoFarmer, id: 1, shop: 0, language: 'en', joined: new Date(madeOn.getTime() - dayMs) };
}

/** More than half of the bookings are a farmer's first; null for somebody who is not registered. */
function pickFarmer(farmers: LivingFarmer[], { random, madeOn, inDays }: Wanted): LivingFarmer | null {
  const kind = random.next();
  if (kind < 0.07) return null;
  const others = farmers.slice(1);
  const [oldest, ...rest] = others;
  if (oldest && kind > 0.58) return random.pick([oldest, ...rest]);
  const shop = random.next() < 0.85 ? pickShop(random, daysBefore(inDays)) : null;
  const farmer = toFarmer(farmers.length + 1, shop, random, madeOn);
  farmers.push(farmer);
  return farmer;
}

/** Picks one of the shops that had joined this many days ago. */
function pickShop(random: Random, daysAgo: number): number {
  const joined = shops
    .map(({ share, joinedDaysAgo }, index) => ({ index, share, joinedDaysAgo }))
    .filter(({ joinedDaysAgo }) => joinedDaysAgo > daysAgo);
  const total = joined.reduce((sum, { share }) => sum + share, 0);
  let left = random.next() * total;
  for (const { index, share } of joined) {
    left -= share;
    if (left < 0) return index;
  }
  return 0;
}

function toFarmer(id: number, shop: number | null, random: Random, madeOn: Date): LivingFarmer {
  const county = shop === null ? random.pick(places).county : (shops[shop]?.county ?? 42);
  const contact = toContact(id, county, random);
  const joined = new Date(madeOn.getTime() - random.whole(5, 9 * 24 * 60) * 60_000);
  return { ...contact, id, shop, language: random.next() < 0.45 ? 'sw' : 'en', joined };
}

/** Makes a person of a county; the number makes their phone number and address unique. */
function toContact(number: number, county: number, random: Random): Person {
  const place = places.find((one) => one.county === county) ?? places[0];
  const [first, second, third] = [
    random.pick(firstNames),
    random.pick(place.names),
    random.pick(place.names),
  ];
  const full_name = [first, second, ...(second === third ? [] : [third])].join(' ');
  const account = `${first}.${second}${number}`.toLowerCase().replaceAll("'", '');
  const prefix = random.pick(['0722', '0712', '0723', '0790', '0110', '0743']).slice(1);
  return {
    full_name,
    email: random.next() < 0.4 ? `${account}@udongo.test` : '',
    phone_number: `+254${prefix}${String(300_000 + number).padStart(6, '0')}`,
    address: `${random.pick(place.villages)}, ${place.name}`,
    county,
  };
}

const notes = [
  'The road floods after rain. Call before coming.',
  'Maize was yellow last season.',
  'We want to plant avocado on the upper part.',
  'Tulipanda viazi msimu uliopita.',
  'Please come in the morning.',
] as const;

interface Wanted {
  inDays: number;
  madeOn: Date;
  testDay: string;
  random: Random;
}

/** Days before today on which a booking was made at the latest, by the day of its test. */
function daysBefore(inDays: number): number {
  return Math.max(0, 10 - inDays);
}

function toBooking(
  {
    madeOn,
    testDay,
    random,
    inDays,
    order,
    special,
  }: Wanted & { order: number; special: Special | undefined },
  farmer: LivingFarmer | null,
  now: Date,
): PlannedBooking {
  const shop = farmer ? farmer.shop : random.next() < 0.6 ? pickShop(random, daysBefore(inDays)) : null;
  const county = shop === null ? random.pick(places).county : (shops[shop]?.county ?? 42);
  const contact = farmer ?? toContact(600 + random.whole(0, 399_000), county, random);
  const made = random.next();
  const byOthers = shop !== null && made < 0.55 ? 'agent' : made < 0.68 ? 'administrator' : 'farmer';
  const madeBy = farmer === null ? (shop === null ? 'visitor' : 'agent') : byOthers;
  const isCanceled = special ? special.isCanceled === true : random.next() < 0.07;
  const steps = isCanceled
    ? cancel(madeOn, testDay, now, random)
    : walk({ madeOn, testDay, random, order }, now);
  const { status } = steps.at(-1) ?? { status: 'booked' };
  const test = random.pick(tests);
  const offered = random.next();
  const basic = test === 'basic-macro-nutrients-analysis' ? 'KARIBU10' : 'MAVUNO25';
  return {
    farmer,
    contact,
    shop,
    madeBy,
    madeOn,
    testDay,
    steps,
    test,
    farming: random.next() < 0.65 ? 'mixed' : 'monocropping',
    samples: special?.samples ?? random.pick([1, 1, 1, 2, 2, 3]),
    language: farmer?.language ?? 'en',
    paying: special?.paying ?? pickPaying(status, random),
    failedBefore: random.next() < 0.09,
    paidOn: pickPayment(madeOn, testDay, now, random),
    discountCode: offered < 0.1 ? basic : '',
    notes: random.next() < 0.08 ? random.pick(notes) : '',
    random,
  };
}

/** From the booking to the report, as far as it has come by now. */
function walk(
  { madeOn, testDay, random, order }: Omit<Wanted, 'inDays'> & { order: number },
  now: Date,
): PlannedBooking['steps'] {
  const isSlow = random.next() < 0.14;
  const collectedOn = addWorkingDays(testDay, random.next() < 0.12 ? random.whole(1, 2) : 0);
  const receivedOn = addWorkingDays(collectedOn, random.whole(1, 2));
  const analysedOn = addWorkingDays(receivedOn, random.whole(1, 3) + (isSlow ? random.whole(2, 5) : 0));
  const verifiedOn = addWorkingDays(analysedOn, 1);
  const readyOn = addWorkingDays(verifiedOn, random.whole(0, 1));
  const steps = [
    { status: 'booked' as const, on: madeOn },
    { status: 'sample_collected' as const, on: at(collectedOn, 8 + random.next() * 6) },
    { status: 'received' as const, on: at(receivedOn, 9 + random.next() * 3) },
    { status: 'analysed' as const, on: at(analysedOn, 10 + random.next() * 6) },
    { status: 'verified' as const, on: at(verifiedOn, 8.5 + random.next() * 3) },
    { status: 'report_ready' as const, on: at(readyOn, 14 + random.next() * 3) },
  ];
  const end = isRecent(testDay, now) ? waiting[order % waiting.length] : undefined;
  const last = steps.findIndex(({ status }) => status === end);
  return steps.slice(0, last < 0 ? steps.length : last + 1).filter(({ on }) => on < now);
}

/** Statuses at which bookings of the last three weeks wait; undefined for one that does not wait. */
const waiting = ['analysed', undefined, 'verified', 'received', undefined, 'analysed', 'verified'] as const;

function isRecent(testDay: string, now: Date): boolean {
  return testDay > todayInNairobi(new Date(now.getTime() - 22 * dayMs));
}

function cancel(madeOn: Date, testDay: string, now: Date, random: Random): PlannedBooking['steps'] {
  const wanted = Math.min(madeOn.getTime() + (0.6 + random.next()) * dayMs, at(testDay, 7).getTime());
  const on = new Date(Math.max(madeOn.getTime() + 3_600_000, wanted));
  const booked = { status: 'booked' as const, on: madeOn };
  return on < now ? [booked, { status: 'canceled', on }] : [booked];
}

const paidShare: Record<Status, number> = {
  booked: 0.4,
  sample_collected: 0.55,
  received: 0.7,
  analysed: 0.85,
  verified: 0.93,
  report_ready: 0.96,
  canceled: 0,
};

function pickPaying(status: Status, random: Random): Paying {
  const luck = random.next();
  if (status === 'canceled') return luck < 0.3 ? 'refunded' : 'not';
  if (luck > paidShare[status]) return 'not';
  if (luck < 0.03) return 'in_part';
  if (luck < 0.04) return 'another_amount';
  return luck < 0.055 ? 'credited' : 'in_full';
}

/** Most pay at once, others when the soil is collected. */
function pickPayment(madeOn: Date, testDay: string, now: Date, random: Random): Date {
  const soon = madeOn.getTime() + random.whole(2, 15) * 60_000;
  const later = at(testDay, 9 + random.next() * 6).getTime();
  const wanted = random.next() < 0.6 ? soon : Math.max(soon, later);
  return new Date(wanted < now.getTime() ? wanted : soon);
}
