import type { BookingStatus, PaymentState, TestType } from '@udongo/sdk';
import { type AnyColumn, and, eq, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { hasId } from '../../db/hasId.ts';
import { bookingMoves, bookings } from '../../db/schema.ts';
import { type FilterConditions, toCondition } from '../platform/list.ts';

export interface BookingFilters {
  /** First and last day of the test, both included. */
  soil_test_date_after?: string | undefined;
  soil_test_date_before?: string | undefined;
  /** Id of the agrovet. */
  agent?: number | undefined;
  county?: number | undefined;
  has_county?: boolean | undefined;
  farmer?: number | undefined;
  test_type?: TestType | undefined;
  status?: BookingStatus | undefined;
  is_report_sent?: boolean | undefined;
  /** Whether the present step should have ended before this day. */
  is_late?: { is: boolean; today: string } | undefined;
  /** As it is shown: paid before canceled before unpaid. */
  payment?: PaymentState | undefined;
  /** Whether this person collects the soil: assigned, or by their shop where nobody is. */
  to_collect?: { is: boolean; userId: number | null; agentId: number | null } | undefined;
  has_move_request?: boolean | undefined;
}

/** Conditions of the filters of bookings. */
export const bookingFilters: FilterConditions<BookingFilters> = {
  soil_test_date_after: (day) => gte(bookings.soil_test_date, day),
  soil_test_date_before: (day) => lte(bookings.soil_test_date, day),
  agent: (id) => eq(bookings.agent_id, id),
  county: (id) => eq(bookings.county_id, id),
  has_county: (has) => (has ? isNotNull(bookings.county_id) : isNull(bookings.county_id)),
  farmer: (id) => eq(bookings.farmer_id, id),
  test_type: (type) => eq(bookings.test_type, type),
  status: (status) => eq(bookings.status, status),
  is_report_sent: (is) => eq(bookings.is_report_sent, is),
  is_late: ({ is, today }) => (is ? lt(bookings.due_on, today) : gte(bookings.due_on, today)),
  payment: (state) =>
    state === 'paid'
      ? eq(bookings.paid, true)
      : and(eq(bookings.paid, false), eq(bookings.canceled, state === 'canceled')),
  to_collect: ({ is, userId, agentId }) => {
    const byShop = and(isNull(bookings.collector_id), hasId(bookings.agent_id, agentId));
    const theirs = and(eq(bookings.status, 'booked'), or(hasId(bookings.collector_id, userId), byShop));
    return is ? theirs : sql`(${theirs}) is not true`;
  },
  has_move_request: (has) => {
    const asked = sql`(select ${bookingMoves.booking_id} from ${bookingMoves} where ${eq(bookingMoves.status, 'asked')})`;
    return has ? sql`${bookings.id} in ${asked}` : sql`${bookings.id} not in ${asked}`;
  },
};

/** Filters of bookings that the lists of what belongs to a booking have, too. */
export type OfBookingFilters = Pick<BookingFilters, 'county' | 'agent' | 'test_type'>;

/** Gives the condition that a record's booking passes these filters; undefined when none is set. */
export function inBookings(bookingId: AnyColumn, filters: BookingFilters): SQL | undefined {
  const asked = toCondition(bookingFilters, filters);
  return asked && sql`${bookingId} in (select ${bookings.id} from ${bookings} where ${asked})`;
}
