import type { Booking, BookingConsent, BookingSource, Sample } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import type { Actor } from '../../Actor.ts';
import { mayCall } from '../../mayCall.ts';
import { balanceDue, isAnyPaid } from '../money/balanceDue.ts';
import { isShared } from '../people/sharedWith.ts';
import { toInstant } from '../platform/toInstant.ts';
import { toDueOn } from './promises.ts';
import {
  hasReadings,
  isUnderWay,
  onlyServes,
  type StoredBooking,
  type StoredSample,
  sampleCode,
} from './StoredBooking.ts';
import { listNextStatuses } from './statusRules.ts';

/** The caller who gets the answer, and the time. */
export interface Caller {
  actor: Actor;
  now: Date;
}

/** Writes a booking as the contract has it. */
export function toBooking(booking: StoredBooking, { actor, now }: Caller): Booking {
  const { row, crops, samples: stored, sampleCount } = booking;
  // The form says that a shop sees name, phone and place.
  const isServed = onlyServes(actor, booking);
  const isOpen = !isServed && !isUnderWay(actor, booking);
  return {
    id: row.id,
    code: row.code,
    uuid: row.uuid,
    status: row.status,
    created_by: row.created_by_id,
    farmer: row.farmer_id,
    name: row.name,
    email: isServed ? '' : row.email,
    phone_no: row.phone_no,
    soil_test_date: row.soil_test_date,
    no_of_samples: sampleCount,
    test_type: row.test_type,
    county: row.county_id,
    address: row.address,
    crops,
    notes: isServed ? '' : row.notes,
    referrer_agent: row.referrer_agent_id,
    referrer_verified: row.referrer_verified,
    agent: row.agent_id,
    farming_type: row.farming_type,
    discount: row.discount,
    discount_code: row.discount_code,
    is_report_sent: row.is_report_sent,
    samples: stored.map((sample) => toSample(sample, row.code)),
    paid: row.paid,
    amount_paid: row.amount_paid,
    balance_due: balanceDue(row, sampleCount).toFixed(2),
    amount_overpaid: row.amount_overpaid,
    amount_credited: row.amount_credited,
    amount_to_refund: booking.amountToRefund.toFixed(2),
    amount_refunded: booking.amountRefunded.toFixed(2),
    canceled: row.canceled,
    created_on: toInstant(row.created_on),
    updated_on: toInstant(row.updated_on),
    next_statuses: listNextStatuses(actor.role, row.status),
    may_change: mayCall(actor, 'bookings.update') && isOpen,
    may_delete: mayCall(actor, 'bookings.delete') && isOpen && !booking.hasRecords && !isAnyPaid(row),
    due_on: toDueOn(row.due_on),
    is_late: row.due_on < todayInNairobi(now),
    share_results: actor.role === 'agent' ? isShared(actor, row) : row.shared_with.length > 0,
    collector: row.collector_id,
    collector_name: booking.collectorName ?? '',
    ward: row.ward,
    moves: booking.moves,
    came_by: cameBy(booking),
    partner_key_name: booking.keyName ?? '',
    consent: toConsent(booking),
  };
}

/** The person who booked agreed as they booked, or said it for the farmer. */
function toConsent({ row, bookedBy }: StoredBooking): BookingConsent | null {
  const { consent_version: version, consent_said_by: said_by, created_on } = row;
  if (!version || !said_by) return null;
  return { version, said_by, said_by_name: bookedBy ?? '', agreed_on: toInstant(created_on) };
}

function cameBy({ row, keyName: key, isByAgent: isTheirs }: StoredBooking): BookingSource {
  if (key !== null) return 'partner_key';
  if (isTheirs) return 'agent';
  return row.agent_id === null ? 'service' : 'chosen_shop';
}

function toSample(sample: StoredSample, bookingCode: string): Sample {
  const { row, otherCrops } = sample;
  return {
    id: row.id,
    sample_location: row.sample_location,
    sample_notes: row.sample_notes,
    soil_type: row.soil_type,
    size_of_land: row.size_of_land,
    main_crop: row.main_crop_id,
    other_crops: otherCrops,
    has_readings: hasReadings(sample),
    code: sampleCode(bookingCode, row),
    rejected_reason: row.rejected_reason,
    rejected_on: row.rejected_on && toInstant(row.rejected_on),
  };
}
