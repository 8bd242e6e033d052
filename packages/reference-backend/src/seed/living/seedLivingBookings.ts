import { amountDue, netAmount } from '@udongo/sdk/values';
import { asc } from 'drizzle-orm';
import countyData from '../../../data/counties.json' with { type: 'json' };
import type { Db } from '../../db/Database.ts';
import * as tables from '../../db/schema.ts';
import { promise } from '../../services/bookings/promises.ts';
import { shareOf } from '../../services/bookings/resolveDiscount.ts';
import { describeSale } from '../../services/money/documents/issueDocument.ts';
import { keepReceipt } from '../../services/money/payments/receipts.ts';
import { readRate, setRate } from '../../services/people/commissionRates.ts';
import { defaultSettings, readSettings } from '../../services/platform/settings.ts';
import type { Random } from '../createRandom.ts';
import { sampleLocations } from '../demoBookings.ts';
import { cropId, dayMs } from '../ids.ts';
import { insertRows } from '../insertRows.ts';
import { seedArrivals } from '../seedArrivals.ts';
import { soils } from '../seedSoilPicture.ts';
import { wardOf } from '../wards.ts';
import {
  type Books,
  bookMoney,
  type Charged,
  type MoneyEvent,
  type PayOut,
  payOut,
  type Tried,
} from './bookMoney.ts';
import { livingAgronomistId, livingFarmerUserId, shopUserId } from './livingIds.ts';
import { places, shops } from './livingPeople.ts';
import type { PlannedBooking } from './planBookings.ts';

type Row = Omit<typeof tables.bookings.$inferSelect, 'code' | 'search_text'>;

/** A booking with its row as it was stored. */
export interface StoredLiving {
  plan: PlannedBooking;
  row: Row & { code: string };
  /** Status changes, each with the user id of the person who made it, such as the one who verified the results. */
  steps: readonly (typeof tables.bookingStatusChanges.$inferInsert & { changed_on: Date })[];
}

export interface LivingBooks {
  booked: StoredLiving[];
  books: Books;
}

const administratorId = 1;
const discountShares = { KARIBU10: 1000, MAVUNO25: 2500, '': 0 } as const;
/** The shop with a rate of its own, and the rate in percent. */
const ownRate = { agentId: 3, percentage: '12.50' };

export async function seedLivingBookings(
  db: Db,
  plans: readonly PlannedBooking[],
  { now, farmers }: { now: Date; farmers: number },
): Promise<LivingBooks> {
  const begin = new Date(now.getTime() - 600 * dayMs);
  await setRate(db, ownRate.agentId, ownRate.percentage, { now: begin, by: administratorId });
  const rates: number[] = [];
  for (const [index] of shops.entries()) rates.push(await readRate(db, index + 1, now));
  const made = plans.map((plan, index) => {
    const row = toRow(plan, index + 1);
    const steps = toSteps(plan, row, livingAgronomistId(farmers));
    return { plan, row, steps, samples: toSamples(plan, row.id) };
  });
  const charged = made.map(({ plan, row }): Charged => {
    const agentId = plan.shop === null ? null : plan.shop + 1;
    const happened = toMoneyEvents(plan, row);
    return { row, samples: plan.samples, agentId, percentage: rates[plan.shop ?? 0] ?? 0, happened };
  });
  const books = bookMoney(charged);
  const batches = payOut(books, toPayOuts(now));
  await insertRows(
    db,
    tables.bookingUuids,
    made.map(({ row: { uuid, created_on } }) => ({ uuid, created_on, content_hash: 'demo' })),
  );
  await insertRows(
    db,
    tables.bookings,
    made.map(({ row }) => row),
  );
  await insertRows(
    db,
    tables.bookingStatusChanges,
    made.flatMap(({ steps }) => steps).sort((a, b) => a.changed_on.getTime() - b.changed_on.getTime()),
  );
  await storeSamples(db, made);
  await seedArrivals(db);
  const codes = await readCodes(db);
  const booked = made.map(({ plan, row, steps }) => ({
    plan,
    steps,
    row: { ...row, code: codes.get(row.id) ?? '' },
  }));
  await storeBooks(db, books, { batches, booked });
  await storeUnknownMoney(db, now);
  return { booked, books };
}

function toRow({ farmer, contact, shop, madeBy, ...plan }: PlannedBooking, id: number): Row {
  const makers = {
    farmer: farmer && livingFarmerUserId(farmer.id),
    agent: shop === null ? null : shopUserId(shop),
    administrator: administratorId,
    visitor: null,
  };
  const due = amountDue(plan.samples, plan.test);
  const last = plan.steps.at(-1) ?? { status: 'booked' as const, on: plan.madeOn };
  const promised = promise(defaultSettings, { status: last.status, soil_test_date: plan.testDay }, last.on);
  return {
    id,
    uuid: `5eed0002-0000-4000-8000-${String(id).padStart(12, '0')}`,
    status: last.status,
    created_by_id: makers[madeBy],
    farmer_id: farmer?.id ?? null,
    agent_id: shop === null ? null : shop + 1,
    referrer_agent_id: shop === null ? null : shopUserId(shop),
    referrer_verified: shop !== null,
    name: contact.full_name,
    email: contact.email,
    phone_no: contact.phone_number,
    county_id: contact.county,
    address: contact.address,
    ward: wardOf(contact.address),
    soil_test_date: plan.testDay,
    test_type: plan.test,
    farming_type: plan.farming,
    notes: plan.notes,
    discount: (shareOf(due * 100, discountShares[plan.discountCode]) / 100).toFixed(2),
    discount_code: plan.discountCode,
    discount_share: plan.discountCode === '' ? null : discountShares[plan.discountCode],
    is_report_sent: last.status === 'report_ready' && plan.random.next() < 0.93,
    // The money comes with `bookMoney`.
    paid: false,
    amount_paid: '0.00',
    amount_credited: '0.00',
    amount_overpaid: '0.00',
    earlier_refunds: 0,
    earlier_credit: 0,
    canceled: false,
    created_on: plan.madeOn,
    updated_on: last.on,
    last_sample_number: plan.samples,
    promised_from: promised.promised_from,
    due_on: promised.due_on,
    results_changed_on: null,
    language: plan.language,
    // Two of three farmers who book for themselves share.
    shared_with: shop !== null && (madeBy === 'agent' || id % 3 > 0) ? [shopUserId(shop)] : [],
    collector_id: null,
    // Visitors of the first shop book on its website.
    partner_key_id: shop === 0 && makers[madeBy] === null ? 1 : null,
    partner_key_name: null,
    consent_version: null,
    consent_said_by: null,
  };
}

const reasons = [
  'The farmer moved the planting to the next season.',
  'The farmer leased the plot to a neighbour.',
  'Booked twice by mistake.',
] as const;

function toSteps({ steps, random }: PlannedBooking, row: Row, verifierId: number): StoredLiving['steps'] {
  return steps.map(({ status, on }, index) => {
    const people = { sample_collected: row.referrer_agent_id ?? administratorId, verified: verifierId };
    const causes = { analysed: 'readings_saved', report_ready: 'report_generated' } as const;
    return {
      booking_id: row.id,
      from_status: steps[index - 1]?.status ?? null,
      status,
      cause: status in causes ? causes[status as keyof typeof causes] : ('person' as const),
      note: status === 'canceled' ? random.pick(reasons) : '',
      is_skipped: false,
      changed_on: on,
      changed_by_id:
        index === 0 || status === 'canceled'
          ? row.created_by_id
          : (people[status as keyof typeof people] ?? administratorId),
    };
  });
}

const soilTypes = ['clay', 'loam', 'loam', 'Sandy'] as const;
const measuredStatuses: readonly string[] = ['analysed', 'verified', 'report_ready'];

function toSamples({ contact, samples, steps, random }: PlannedBooking, booking_id: number) {
  const measured = steps.find(({ status }) => status === 'analysed');
  const isMeasured = measuredStatuses.includes(steps.at(-1)?.status ?? '');
  const place = places.find(({ county }) => county === contact.county) ?? places[0];
  const soil = soils.find(({ county }) => county === place.name);
  if (!soil) throw new Error(`Nobody knows the soil of ${place.name}.`);
  // Neighbours grow the usual crops, and some of their own.
  const crops: readonly [string, ...string[]] = [
    ...soil.crops,
    ...soil.crops,
    'Kale (sukuma wiki)',
    'Tomato',
    'Maize',
  ] as unknown as [string];
  const first = random.whole(0, sampleLocations.length - 1);
  return Array.from({ length: samples }, (_, position) => ({
    booking_id,
    position,
    number: position + 1,
    sample_location: sampleLocations[(first + position) % sampleLocations.length] ?? 'River side',
    sample_notes: 'Depth 20 cm, 20 places in a zigzag',
    soil_type: random.pick(soilTypes),
    size_of_land: (random.whole(1, 14) / 4).toFixed(2),
    main_crop_id: cropId(random.pick(crops)),
    rejected_note: '',
    readings: isMeasured && measured ? toReadings(soil, place.middle, random) : null,
    measuredOn: measured?.on ?? null,
  }));
}

/** Makes readings like the soil of the county, each plot a little different. */
function toReadings(
  soil: (typeof soils)[number],
  [latitude, longitude]: readonly [number, number],
  random: Random,
) {
  const near = (value: number, share: number) => value * (1 + share * (random.next() + random.next() - 1));
  const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
  return {
    nitrogen: rounded(near(soil.nitrogen, 0.55), 0),
    phosphorus: rounded(near(soil.phosphorus, 0.6), 0),
    potassium: rounded(near(soil.potassium, 0.4), 0),
    moisture: rounded(near(24, 0.35), 1),
    temperature: rounded(near(21, 0.18), 1),
    ph: rounded(Math.min(8.6, Math.max(4.1, near(soil.pH, 0.16))), 1),
    conductivity: rounded(near(115, 0.5), 0),
    latitude: rounded(latitude + 0.3 * (random.next() - 0.5), 4),
    longitude: rounded(longitude + 0.3 * (random.next() - 0.5), 4),
  };
}

const noReadings = {
  ...{ nitrogen: null, phosphorus: null, potassium: null, moisture: null, temperature: null, ph: null },
  ...{ conductivity: null, latitude: null, longitude: null },
};

type Made = { plan: PlannedBooking; row: Row; samples: ReturnType<typeof toSamples> };

async function storeSamples(db: Db, made: readonly Made[]): Promise<void> {
  const samples = made
    .flatMap(({ samples }) => samples)
    .map((sample, index) => ({ ...sample, id: index + 1 }));
  // The demo farmer's first plot is the same place every time: its readings are shown over time.
  const first = new Set(made.flatMap(({ plan, row }) => (plan.farmer?.id === 1 ? [row.id] : [])));
  await insertRows(db, tables.places, [{ id: 1 }]);
  await insertRows(
    db,
    tables.samples,
    samples.map(({ readings, measuredOn: _, ...sample }) => ({
      ...sample,
      ...(readings ?? noReadings),
      place_id: first.has(sample.booking_id) && sample.position === 0 ? 1 : null,
    })),
  );
  await insertRows(
    db,
    tables.sampleReadingsHistory,
    samples.flatMap(({ id, readings, measuredOn }) =>
      readings ? [{ ...readings, sample_id: id, saved_on: measuredOn, saved_by_id: administratorId }] : [],
    ),
  );
  await insertRows(
    db,
    tables.bookingCrops,
    made.flatMap(({ row, samples: grown }) =>
      [...new Set(grown.map(({ main_crop_id }) => main_crop_id))].map((crop_id, position) => ({
        booking_id: row.id,
        crop_id,
        position,
      })),
    ),
  );
  const [maize, beans] = [cropId('Maize'), cropId('Beans (common)')];
  await insertRows(
    db,
    tables.sampleOtherCrops,
    samples
      .filter(({ main_crop_id }) => main_crop_id === maize)
      .map(({ id }) => ({ sample_id: id, crop_id: beans, position: 0 })),
  );
}

/** Lists the planned events of a booking's money. */
function toMoneyEvents(plan: PlannedBooking, row: Row): MoneyEvent[] {
  const { steps, paying, paidOn, random } = plan;
  const canceled = steps.find(({ status }) => status === 'canceled');
  const by = row.created_by_id;
  const tried = toTried(plan, row);
  const later = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);
  const events: MoneyEvent[] = [{ what: 'booked', on: plan.madeOn, by }];
  if (paying !== 'not') {
    // A canceled booking was paid and refunded before.
    const on = canceled && paidOn >= canceled.on ? later(plan.madeOn, 0.1) : paidOn;
    const reason = random.pick([
      'insufficient_balance',
      'prompt_expired',
      'wrong_pin',
      'canceled_by_payer',
    ] as const);
    if (plan.failedBefore && tried.provider === 'mpesa') {
      events.push({ what: 'failed', on: later(on, -0.05), by, tried, reason });
    }
    const net = netAmount(amountDue(plan.samples, plan.test), row.discount);
    const asked = paying === 'in_part' ? { ...tried, amount: Math.ceil(net / 2) } : tried;
    const arrived = paying === 'another_amount' ? { arrived: net - 500 } : {};
    events.push({
      what: 'paid',
      on,
      by: tried.provider === 'by_hand' ? administratorId : by,
      tried: asked,
      ...arrived,
    });
    if (paying === 'refunded') {
      const end = canceled ? canceled.on.getTime() : on.getTime() + 2 * dayMs;
      events.push({ what: 'refunded', on: new Date((on.getTime() + end) / 2), by: administratorId });
    }
    if (paying === 'credited')
      events.push({ what: 'refunded', on: later(on, 1), by: administratorId, amount: 200 });
  }
  if (canceled) events.push({ what: 'canceled', on: canceled.on, by });
  return events;
}

/** Most pay by phone, some by card, some bring cash to the shop. Only money that came by hand or by phone is refunded here. */
function toTried({ contact, random, paying }: PlannedBooking, row: Row): Tried {
  const way = random.next();
  const phone_number = contact.phone_number;
  if (way < 0.12 && row.agent_id !== null) {
    const note = 'Brought to the office by the agrovet';
    return { method: 'cash', provider: 'by_hand', phone_number: '', note, fee: 0, random };
  }
  if (way < 0.2 && paying === 'in_full') {
    const method = way < 0.17 ? 'card' : 'bank';
    return { method, provider: 'paystack', phone_number: '', note: '', fee: 1.5, random };
  }
  return { method: 'mpesa', provider: 'mpesa', phone_number, note: '', fee: 0, random };
}

/** Every shop asks on the first of a month and is paid on the fifth; two ask in between and wait. */
function toPayOuts(now: Date): PayOut[] {
  const of = (index: number) => ({
    agentId: index + 1,
    userId: shopUserId(index),
    phone_number: shops[index]?.phone_number ?? '',
  });
  const months = Array.from({ length: 19 }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 18 + index, 1, 7));
    return { askedOn: first, paidOn: new Date(first.getTime() + 4 * dayMs) };
  }).filter(({ paidOn }) => paidOn < now);
  const monthly = months.flatMap(({ askedOn, paidOn }) =>
    shops.map((_, index) => {
      const minutes = index * 11 * 60_000;
      const asked = new Date(askedOn.getTime() + minutes);
      return { ...of(index), askedOn: asked, paidOn: new Date(paidOn.getTime() + minutes) };
    }),
  );
  const lately = new Date(now.getTime() - 1.5 * dayMs);
  return [...monthly, { ...of(1), askedOn: lately }, { ...of(2), askedOn: lately }];
}

async function readCodes(db: Db): Promise<Map<number, string>> {
  const { id, code } = tables.bookings;
  const rows = await db.select({ id, code }).from(tables.bookings).orderBy(asc(id));
  return new Map(rows.map((row) => [row.id, row.code]));
}

async function storeBooks(
  db: Db,
  books: Books,
  { batches, booked }: { batches: ReturnType<typeof payOut>; booked: readonly StoredLiving[] },
): Promise<void> {
  const settings = await readSettings(db);
  const paymentOf = new Map(books.payments.map((payment) => [payment.id, payment]));
  const documents = books.documents.flatMap((document) => {
    const { plan, row } = booked[document.booking_id - 1] ?? {};
    if (!plan || !row) return [];
    const paid = paymentOf.get(document.payment_id ?? 0);
    const { method = 'mpesa', receipt_number = '' } = paid ?? {};
    const payment = paid && { method, receipt_number, is_sandbox: false };
    return [{ ...document, ...describeSale(row, plan.samples, { settings, payment }) }];
  });
  const counters = new Map(
    books.documents.map(({ kind, number }) => [`${kind} ${number.slice(4, 8)}`, Number(number.slice(9))]),
  );
  await insertRows(db, tables.payments, books.payments);
  const arrived = books.payments.filter(({ receipt_number }) => receipt_number);
  await insertRows(
    db,
    tables.receiptNumbers,
    arrived.map(({ id, receipt_number = '' }) => ({ number: receipt_number.toUpperCase(), payment_id: id })),
  );
  await insertRows(db, tables.paymentEvents, books.events);
  await insertRows(
    db,
    tables.commissionBatches,
    batches.map((batch) => ({
      ...batch,
      method: 'mpesa',
      reference: `PAYOUT-${String(batch.id).padStart(4, '0')}`,
      created_by_id: administratorId,
    })),
  );
  await insertRows(db, tables.commissions, books.commissions);
  // Postings come in the order of time.
  const postings = [...books.postings].sort(
    (a, b) => a.posted_on.getTime() - b.posted_on.getTime() || a.id - b.id,
  );
  await insertRows(
    db,
    tables.ledgerPostings,
    postings.map(({ id: _, ...posting }) => posting),
  );
  await insertRows(
    db,
    tables.paymentDocuments,
    documents.map(({ net: _, ...document }) => document),
  );
  await insertRows(
    db,
    tables.documentCounters,
    [...counters].map(([key, last]) => {
      const [kind, year] = key.split(' ');
      return { kind, year: Number(year), last };
    }),
  );
  await insertRows(
    db,
    tables.discountUses,
    booked.flatMap(({ row }) =>
      row.discount_code === '' || row.canceled
        ? []
        : [
            {
              booking_id: row.id,
              discount_id: row.discount_code === 'KARIBU10' ? 1 : 2,
              phone_no: row.phone_no,
            },
          ],
    ),
  );
}

/** Two people paid to the paybill without saying for what. */
async function storeUnknownMoney(db: Db, now: Date): Promise<void> {
  for (const [daysAgo, amount, accountNumber] of [
    [2, '1500.00', 'SOIL'],
    [9, '2500.00', 'shamba'],
  ] as const) {
    const receivedOn = new Date(now.getTime() - daysAgo * dayMs);
    const receiptNumber = `SUNKNOWN0${daysAgo}`;
    const receipt = {
      receiptNumber,
      reference: receiptNumber,
      amount,
      currency: 'KES',
      phoneHint: '2547*****118',
    };
    await keepReceipt(
      db,
      { name: 'mpesa', isTest: false },
      { ...receipt, accountNumber, receivedOn },
      receivedOn,
    );
  }
}

/** Name of a county. */
export function countyName(id: number | null): string {
  return countyData.find((county) => county.id === id)?.name ?? '';
}
