import { bookingStatuses } from '@udongo/sdk/values';

/** A booking's status, as the contract names them. */
export type TimelineStatus = (typeof bookingStatuses)[number];

/**
 * One stored step of a booking. Shape of the SDK's `BookingStatusChange`; its other fields are not needed.
 */
export interface TimelineChange {
  status: TimelineStatus;
  /** An ISO instant, or a day as yyyy-mm-dd. */
  changed_on: string;
  /** The booking skipped this step. Default false. */
  is_skipped?: boolean | null;
  /** A remark or reason. Default: none. */
  note?: string | null;
  /** The person who made the step. Default: nobody is named. */
  changed_by_name?: string | null;
}

export interface TimelineStep {
  status: TimelineStatus;
  state: 'done' | 'skipped' | 'now' | 'next' | 'canceled';
  /** The latest change to this step; undefined when none is known, and for steps to come. */
  change: TimelineChange | undefined;
}

const order = bookingStatuses.filter((status) => status !== 'canceled');

/**
 * The steps of a booking in order: finished ones with their latest change, the current one, then those to
 * come. A canceled booking shows the steps that it had reached and the cancellation; an unknown status is
 * shown as the current step.
 */
export function timelineSteps(status: TimelineStatus, changes: readonly TimelineChange[]): TimelineStep[] {
  const latest = new Map(byTime(changes).map((change) => [change.status, change]));
  if (status === 'canceled' || !isKnownStatus(status)) {
    const reached = order.filter((step) => step === 'booked' || latest.has(step));
    return [
      ...reached.map((step) => toFinished(step, latest.get(step))),
      { status, state: status === 'canceled' ? 'canceled' : 'now', change: latest.get(status) },
    ];
  }
  const current = order.indexOf(status);
  return order.map((step, index) => {
    const change = latest.get(step);
    if (index > current) return { status: step, state: 'next', change: undefined };
    if (index === current && step !== 'report_ready') return { status: step, state: 'now', change };
    return toFinished(step, change);
  });
}

/** Whether this version knows the status: a server can be newer. */
export function isKnownStatus(status: string): boolean {
  return bookingStatuses.some((known) => known === status);
}

function toFinished(status: TimelineStatus, change: TimelineChange | undefined): TimelineStep {
  return { status, state: change?.is_skipped ? 'skipped' : 'done', change };
}

/** Oldest first, whatever the order of the answer. */
function byTime(changes: readonly TimelineChange[]) {
  return [...changes].sort((one, other) => Date.parse(one.changed_on) - Date.parse(other.changed_on));
}
