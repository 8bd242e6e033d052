import { todayInNairobi } from '@udongo/sdk/values';
import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { readBooleanFilter, readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, cutFields, readId, readListQuery, readWantedFields } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import { type BookingReading, readBooking } from '../services/bookings/bookingFields.ts';
import { deleteBooking, updateBooking } from '../services/bookings/changeBooking.ts';
import { checkDiscount, discountCheckFields } from '../services/bookings/checkDiscount.ts';
import { countWrongCodes } from '../services/bookings/countWrongCodes.ts';
import { createBooking } from '../services/bookings/createBooking.ts';
import { bookingSearchFields, findBooking } from '../services/bookings/findBooking.ts';
import { type BookingFilters, listBookings } from '../services/bookings/listBookings.ts';
import { listStatusChanges } from '../services/bookings/listStatusChanges.ts';
import { getBooking, getPublicBooking, listPublicBookings } from '../services/bookings/readBookings.ts';
import { setStatus, statusFields } from '../services/bookings/setStatus.ts';
import type { Referral } from '../services/bookings/settleBooking.ts';
import { readReferral } from '../services/partner-keys/readReferral.ts';
import { getBookingResults } from '../services/results/readResults.ts';
import { listUnusual } from '../services/verification/listUnusual.ts';
import { verificationFields, verifyBooking } from '../services/verification/verifyBooking.ts';
import { invalid } from '../validation/issues.ts';
import { allValues, isObject, readFields, readObject } from '../validation/readFields.ts';
import { bookingStatuses, paymentStates, testTypes } from '../values.ts';

type BookingOperation =
  | 'bookings.list'
  | 'bookings.create'
  | 'bookings.get'
  | 'bookings.update'
  | 'bookings.delete'
  | 'bookings.listStatusChanges'
  | 'bookings.setStatus'
  | 'bookings.listUnusual'
  | 'bookings.verify'
  | 'bookings.listByUuid'
  | 'bookings.getByUuid'
  | 'bookings.find'
  | 'bookings.checkDiscount'
  | 'bookings.getResults';

export function bookingRoutes(dependencies: Dependencies): Handlers<BookingOperation> {
  const { db, clock, options } = dependencies;
  const tryCode = <Result>(context: AppContext, { values }: BookingReading, work: () => Promise<Result>) => {
    const address = clientAddress(context, options.trustProxyHops);
    return values.discount_code ? countWrongCodes(dependencies, context.get('actor'), address, work) : work();
  };
  return {
    'bookings.list': async (context) => {
      const query = { ...readListQuery(context), ...readFilters(context, clock()) };
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listBookings(transaction, actor, query, clock()));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'bookings.create': async (context) => {
      const actor = context.get('actor');
      const body = await readJson(context);
      const reading = readBooking(body);
      const referral = await readPageReferral(context, body, dependencies);
      const booking = await tryCode(context, reading, () =>
        db.inTransaction((transaction) => createBooking(transaction, actor, reading, clock(), referral)),
      );
      return context.json(booking, 201);
    },
    'bookings.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const booking = await db.inSnapshot((transaction) =>
        getBooking(transaction, actor, id, clock(), readWantedFields(context)),
      );
      return context.json(cutFields(context, booking));
    },
    'bookings.update': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readBooking(await readJson(context));
      const booking = await tryCode(context, reading, () =>
        db.inTransaction((transaction) => updateBooking(transaction, actor, id, reading, clock())),
      );
      return context.json(booking);
    },
    'bookings.delete': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      await db.inTransaction((transaction) => deleteBooking(transaction, actor, id, clock()));
      return context.body(null, 204);
    },
    'bookings.listStatusChanges': async (context) => {
      const id = readId(context);
      const query = readListQuery(context);
      const actor = context.get('actor');
      const listed = await db.inSnapshot((transaction) => listStatusChanges(transaction, actor, id, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'bookings.setStatus': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readFields(statusFields, readObject(await readJson(context)));
      return context.json(
        await db.inTransaction((transaction) => setStatus(transaction, actor, id, reading, clock())),
      );
    },
    'bookings.listUnusual': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(await db.inSnapshot((transaction) => listUnusual(transaction, actor, id)));
    },
    'bookings.verify': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readFields(verificationFields, readObject(await readJson(context)));
      return context.json(
        await db.inTransaction((transaction) => verifyBooking(transaction, actor, id, reading, clock())),
      );
    },
    'bookings.listByUuid': async (context) => {
      const query = readListQuery(context);
      const uuids = readUuids(context);
      const listed = await db.inSnapshot((transaction) =>
        listPublicBookings(transaction, uuids, query, clock()),
      );
      return answerPage(context, listed, options.trustProxyHops);
    },
    'bookings.getByUuid': async (context) => {
      const uuid = context.req.param('uuid') ?? '';
      if (!uuidPattern.test(uuid)) throw notFound();
      return context.json(await db.inSnapshot((transaction) => getPublicBooking(transaction, uuid, clock())));
    },
    'bookings.find': async (context) => {
      const asked = readFields(bookingSearchFields, readObject(await readJson(context)));
      return context.json(await findBooking(dependencies, allValues(asked)));
    },
    'bookings.getResults': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      return context.json(
        await db.inSnapshot((transaction) => getBookingResults(transaction, actor, id, clock())),
      );
    },
    'bookings.checkDiscount': async (context) => {
      const reading = readFields(discountCheckFields, readObject(await readJson(context)));
      const address = clientAddress(context, options.trustProxyHops);
      return context.json(await checkDiscount(dependencies, context.get('actor'), address, reading));
    },
  };
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const maximumUuids = 50;

/** Each once; what is no uuid is no booking's either. Errors: throws 400 for too many. */
function readUuids(context: AppContext): string[] {
  const sent = (context.req.query('uuid') ?? '').split(',', maximumUuids + 1).map((uuid) => uuid.trim());
  if (sent.length > maximumUuids) {
    const message = `Ensure this field has no more than ${maximumUuids} elements.`;
    throw invalid([{ path: ['uuid'], message }]);
  }
  return [...new Set(sent.filter((uuid) => uuidPattern.test(uuid)).map((uuid) => uuid.toLowerCase()))];
}

/** Whom the key of the page credits. What stands against a key is logged: the booking is made all the same. */
async function readPageReferral(
  context: AppContext,
  body: unknown,
  { db, clock, log, options }: Dependencies,
): Promise<Referral | null> {
  const key = isObject(body) ? body.partner_key : undefined;
  if (typeof key !== 'string' || key.trim() === '') return null;
  const isVisitor = context.get('actor').role === 'anonymous';
  const { referral, refusal } = await db.inTransaction((transaction) =>
    readReferral(transaction, {
      key: key.trim(),
      origin: context.req.header('origin'),
      address: isVisitor ? clientAddress(context, options.trustProxyHops) : undefined,
      limit: options.limits.partnerBookingsByAddress,
      now: clock(),
    }),
  );
  if (refusal) {
    const requestId = context.get('requestId');
    log({ level: 'info', msg: 'partner key not verified', requestId, reason: refusal.reason });
  }
  return referral;
}

function readFilters(context: AppContext, now: Date): BookingFilters {
  const isLate = readBooleanFilter(context, 'is_late');
  return {
    soil_test_date_after: readDayFilter(context, 'soil_test_date_after'),
    soil_test_date_before: readDayFilter(context, 'soil_test_date_before'),
    agent: readKeyFilter(context, 'agent'),
    county: readKeyFilter(context, 'county'),
    has_county: readBooleanFilter(context, 'has_county'),
    farmer: readKeyFilter(context, 'farmer'),
    test_type: readChoiceFilter(context, 'test_type', testTypes),
    status: readChoiceFilter(context, 'status', bookingStatuses),
    is_report_sent: readBooleanFilter(context, 'is_report_sent'),
    is_late: isLate === undefined ? undefined : { is: isLate, today: todayInNairobi(now) },
    payment: readChoiceFilter(context, 'payment', paymentStates),
  };
}
