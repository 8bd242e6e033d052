import type { Dependencies } from '../Dependencies.ts';
import { notFound } from '../errors.ts';
import type { AppContext, Handlers } from '../http/AppEnv.ts';
import { readChoiceFilter, readDayFilter, readKeyFilter } from '../http/filters.ts';
import { answerPage, cutFields, readId, readListQuery } from '../http/list.ts';
import { readJson } from '../http/readJson.ts';
import { readBooking } from '../services/bookings/bookingFields.ts';
import { deleteBooking, updateBooking } from '../services/bookings/changeBooking.ts';
import { createBooking } from '../services/bookings/createBooking.ts';
import { type BookingFilters, listBookings, paymentStates } from '../services/bookings/listBookings.ts';
import { getBooking, getPublicBooking } from '../services/bookings/readBookings.ts';
import { bookingStatuses, testTypes } from '../values.ts';

type BookingOperation =
  | 'bookings.list'
  | 'bookings.create'
  | 'bookings.get'
  | 'bookings.update'
  | 'bookings.delete'
  | 'bookings.getByUuid';

export function bookingRoutes({ db, clock, options }: Dependencies): Handlers<BookingOperation> {
  return {
    'bookings.list': async (context) => {
      const query = { ...readListQuery(context), ...readFilters(context) };
      const actor = context.get('actor');
      const listed = await db.inTransaction((transaction) => listBookings(transaction, actor, query));
      return answerPage(context, listed, options.trustProxyHops);
    },
    'bookings.create': async (context) => {
      const actor = context.get('actor');
      const reading = readBooking(await readJson(context));
      const booking = await db.inTransaction((transaction) =>
        createBooking(transaction, actor, reading, clock()),
      );
      return context.json(booking, 201);
    },
    'bookings.get': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const booking = await db.inTransaction((transaction) => getBooking(transaction, actor, id));
      return context.json(cutFields(context, booking));
    },
    'bookings.update': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      const reading = readBooking(await readJson(context));
      const booking = await db.inTransaction((transaction) =>
        updateBooking(transaction, actor, id, reading, clock()),
      );
      return context.json(booking);
    },
    'bookings.delete': async (context) => {
      const id = readId(context);
      const actor = context.get('actor');
      await db.inTransaction((transaction) => deleteBooking(transaction, actor, id));
      return context.body(null, 204);
    },
    'bookings.getByUuid': async (context) => {
      const uuid = context.req.param('uuid') ?? '';
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid)) throw notFound();
      return context.json(await db.inTransaction((transaction) => getPublicBooking(transaction, uuid)));
    },
  };
}

function readFilters(context: AppContext): BookingFilters {
  return {
    soil_test_date_after: readDayFilter(context, 'soil_test_date_after'),
    soil_test_date_before: readDayFilter(context, 'soil_test_date_before'),
    agent: readKeyFilter(context, 'agent'),
    county: readKeyFilter(context, 'county'),
    farmer: readKeyFilter(context, 'farmer'),
    test_type: readChoiceFilter(context, 'test_type', testTypes),
    status: readChoiceFilter(context, 'status', bookingStatuses),
    payment: readChoiceFilter(context, 'payment', paymentStates),
  };
}
