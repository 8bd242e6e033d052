import type { Booking, PublicBooking } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { answerOnce } from '../http/answerOnce.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { answerCreated, answerRecord, answerResult, createHandlers } from '../http/createHandlers.ts';
import { readBooleanFilter, readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { readId, readListQuery, readWantedFields } from '../http/list.ts';
import { readBody, readValues } from '../http/readBody.ts';
import { readJson } from '../http/readJson.ts';
import { refuseStale } from '../http/versions.ts';
import { assignCollector, collectorFields } from '../services/bookings/assignCollector.ts';
import { type BookingReading, readBooking } from '../services/bookings/bookingFields.ts';
import { deleteBooking, updateBooking } from '../services/bookings/changeBooking.ts';
import { changeByUuid, publicChangeFields } from '../services/bookings/changeByUuid.ts';
import { checkDiscount, discountCheckFields } from '../services/bookings/checkDiscount.ts';
import { countWrongCodes } from '../services/bookings/countWrongCodes.ts';
import { createBooking } from '../services/bookings/createBooking.ts';
import { bookingSearchFields, findBooking } from '../services/bookings/findBooking.ts';
import { listStatusChanges } from '../services/bookings/listStatusChanges.ts';
import {
  askMove,
  declineMove,
  moveAnswerFields,
  moveRefusalFields,
  moveRequestFields,
  moveToDay,
} from '../services/bookings/moves.ts';
import { getBooking, getPublicBooking, listPublicBookings } from '../services/bookings/readBookings.ts';
import type { Referral } from '../services/bookings/resolveBooking.ts';
import { setStatus, statusFields } from '../services/bookings/setStatus.ts';
import {
  getSharing,
  publicSharingFields,
  setPublicSharing,
  setSharing,
  sharingFields,
} from '../services/bookings/sharing.ts';
import { getBookingResults } from '../services/laboratory/results/readResults.ts';
import {
  getBookingToVerify,
  listBookingsToVerify,
} from '../services/laboratory/verification/bookingsToVerify.ts';
import { checkVerification } from '../services/laboratory/verification/checkVerification.ts';
import { listUnusual } from '../services/laboratory/verification/listUnusual.ts';
import { sendBack, sendBackFields } from '../services/laboratory/verification/sendBack.ts';
import { verificationFields, verifyBooking } from '../services/laboratory/verification/verifyBooking.ts';
import type { BookingFilters } from '../services/money/inBookings.ts';
import { readReferral } from '../services/people/partner-keys/readReferral.ts';
import { invalid } from '../validation/issues.ts';
import { isObject } from '../validation/readFields.ts';
import { bookingStatuses, paymentStates, testTypes } from '../values.ts';

export function bookingRoutes(dependencies: Dependencies) {
  const { db, clock, options } = dependencies;
  const { query, page, command, sending } = createHandlers(dependencies);
  const tryCode = <Result>(context: AppContext, { values }: BookingReading, work: () => Promise<Result>) => {
    const address = clientAddress(context, options.trustProxyHops);
    return values.discount_code ? countWrongCodes(dependencies, context.get('actor'), address, work) : work();
  };
  const readQuery = (context: AppContext) => ({
    ...readListQuery(context),
    ...readFilters(context, clock()),
  });
  return {
    'bookings.list': page([readQuery], listBookingsToVerify),
    'bookings.create': async (context) => {
      const actor = context.get('actor');
      const body = await readJson(context);
      const reading = readBooking(body);
      const referral = await readPageReferral(context, body, dependencies);
      return answerOnce<Booking>(
        context,
        db,
        (write) =>
          tryCode(context, reading, () =>
            write((transaction) => createBooking(transaction, actor, reading, clock(), referral)),
          ),
        (booking) => answerCreated(context, booking),
      );
    },
    'bookings.get': query(
      [readId, readWantedFields],
      (transaction, actor, id, fields, now) => getBookingToVerify(transaction, actor, id, now, fields),
      answerRecord,
    ),
    'bookings.update': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readBooking(await readJson(context));
      return answerOnce<Booking>(
        context,
        db,
        (write) =>
          tryCode(context, reading, () =>
            write(async (transaction) => {
              const now = clock();
              await refuseStale(context, transaction, id, () => getBooking(transaction, actor, id, now));
              return updateBooking(transaction, actor, id, reading, now);
            }),
          ),
        (booking) => answerResult(context, booking),
      );
    },
    'bookings.delete': command([readId], deleteBooking),
    'bookings.listStatusChanges': page([readId, readListQuery], listStatusChanges),
    'bookings.setStatus': command([readId, statusFields], (transaction, actor, id, reading, now) =>
      setStatus(transaction, actor, id, reading, { now, checkVerification }),
    ),
    'bookings.askMove': command([readId, moveRequestFields], askMove),
    'bookings.move': command([readId, moveAnswerFields], moveToDay),
    'bookings.declineMove': command([readId, moveRefusalFields], declineMove),
    'bookings.assignCollector': command([readId, collectorFields], assignCollector),
    'bookings.listUnusual': query([readId], listUnusual),
    'bookings.sendBack': command([readId, sendBackFields], sendBack),
    'bookings.verify': command([readId, verificationFields], verifyBooking),
    'bookings.listByUuid': page([readListQuery, readUuids], (transaction, _, listed, uuids, now) =>
      listPublicBookings(transaction, uuids, listed, now),
    ),
    'bookings.getByUuid': query([readUuid], (transaction, _, uuid, now) =>
      getPublicBooking(transaction, uuid, now),
    ),
    'bookings.getSharing': query([readId], getSharing),
    'bookings.setSharing': command([readId, sharingFields], setSharing),
    'bookings.setSharingByUuid': async (context) => {
      const reading = await readBody(context, publicSharingFields);
      const uuid = readUuid(context);
      return answerOnce<PublicBooking>(
        context,
        db,
        (write) => setPublicSharing(db, uuid, reading, clock(), write),
        (booking) => context.json(booking),
      );
    },
    'bookings.changeByUuid': sending(async (context) => {
      const reading = await readBody(context, publicChangeFields);
      const uuid = readUuid(context);
      return answerOnce<PublicBooking>(
        context,
        db,
        (write) => changeByUuid(db, uuid, reading, clock(), write),
        (booking) => context.json(booking),
      );
    }),
    'bookings.find': async (context) =>
      context.json(await findBooking(dependencies, await readValues(context, bookingSearchFields))),
    'bookings.getResults': query([readId], getBookingResults),
    'bookings.checkDiscount': async (context) => {
      const reading = await readBody(context, discountCheckFields);
      const address = clientAddress(context, options.trustProxyHops);
      return context.json(await checkDiscount(dependencies, context.get('actor'), address, reading));
    },
  } satisfies Partial<Handlers>;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const maximumUuids = 50;

/** Reads the uuid of the path. Errors: throws 404 for anything else. */
function readUuid(context: AppContext): string {
  const uuid = context.req.param('uuid') ?? '';
  if (!uuidPattern.test(uuid)) throw notFound();
  return uuid;
}

/** Each once; what is no uuid is no booking's either. Errors: throws 400 for too many. */
function readUuids(context: AppContext): string[] {
  const sent = (context.req.query('uuid') ?? '').split(',', maximumUuids + 1).map((uuid) => uuid.trim());
  if (sent.length > maximumUuids) {
    const message = `Ensure this field has no more than ${maximumUuids} elements.`;
    throw invalid([{ path: ['uuid'], message }]);
  }
  return [...new Set(sent.filter((uuid) => uuidPattern.test(uuid)).map((uuid) => uuid.toLowerCase()))];
}

/** Reads the partner whom the page's key credits. A key that is not valid is logged, and the booking is made all the same. */
async function readPageReferral(
  context: AppContext,
  body: unknown,
  { db, clock, log, options }: Dependencies,
): Promise<Referral | null> {
  const key = isObject(body) ? body.partner_key : undefined;
  if (typeof key !== 'string' || key.trim() === '') return null;
  const isVisitor = context.get('actor').role === 'anonymous';
  const { referral, refusal } = await db.inStatements((statements) =>
    readReferral(statements, {
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
  const toCollect = readBooleanFilter(context, 'to_collect');
  const { userId, agentId } = context.get('actor');
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
    to_collect: toCollect === undefined ? undefined : { is: toCollect, userId, agentId },
    has_move_request: readBooleanFilter(context, 'has_move_request'),
  };
}
