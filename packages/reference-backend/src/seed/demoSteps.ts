import type { BookingStatus } from '@udongo/sdk';
import type { bookingStatusChanges, bookings } from '../db/schema.ts';
import { bookingStatuses } from '../values.ts';
import { agronomistUserId, dayMs } from './ids.ts';

type Step = typeof bookingStatusChanges.$inferInsert;

/** User ids: the administrator, who measures, and the second one, who verifies. */
const [measures, verifies] = [1, agronomistUserId];

/** Lists the steps of a demo booking up to its status, the last one lately unless its report is out. */
export function demoSteps(
  booking: Pick<
    typeof bookings.$inferSelect,
    'id' | 'status' | 'created_on' | 'created_by_id' | 'agent_id' | 'referrer_agent_id'
  >,
  { inDays, now }: { inDays: number; now: Date },
): (Step & { changed_on: Date })[] {
  const { id, status, created_on, referrer_agent_id } = booking;
  const taken = statusesUntil(status);
  const first = now.getTime() + inDays * dayMs;
  const lately = status === 'report_ready' ? first + 5 * dayMs : now.getTime() - sinceDays(id) * dayMs;
  const last = Math.max(lately, first);
  const agent = referrer_agent_id ?? measures;
  const people: Partial<Record<BookingStatus, number>> = { sample_collected: agent, verified: verifies };
  return taken.map((step, index) => {
    const share = taken.length > 2 ? (index - 1) / (taken.length - 2) : 1;
    const later = status === 'canceled' ? created_on.getTime() + dayMs : first + share * (last - first);
    return {
      booking_id: id,
      from_status: taken[index - 1] ?? null,
      status: step,
      cause: step === 'analysed' ? 'readings_saved' : step === 'report_ready' ? 'report_generated' : 'person',
      note: step === 'canceled' ? 'The farmer moved the planting to the next season.' : '',
      changed_on: index === 0 ? created_on : new Date(Math.min(later, now.getTime() - 60_000)),
      changed_by_id: index === 0 ? booking.created_by_id : (people[step] ?? measures),
    };
  });
}

function statusesUntil(status: BookingStatus): BookingStatus[] {
  if (status === 'canceled') return ['booked', 'canceled'];
  return bookingStatuses.slice(0, bookingStatuses.indexOf(status) + 1);
}

/** One in four is late. */
function sinceDays(id: number): number {
  return id % 4 === 0 ? 7 : (id % 3) / 4;
}
