import type { BookingStatus, NextStatus } from '@udongo/sdk';
import type { Role } from '../../generated/permissions.ts';
import { bookingStatuses } from '../../values.ts';

/** Decision about a step: taken freely, taken with a reason, or refused with this sentence. */
export type StepDecision = 'allowed' | 'needs_reason' | { refused: string };

const go = 'allowed';
const why = 'needs_reason';
const no = { refused: 'You cannot set this status now. Ask an administrator.' };
const over = { refused: 'This booking is cancelled.' };
const same = { refused: 'The booking has this status already.' };
const made = { refused: 'A booking becomes report_ready when its report is made.' };

type Row = Record<BookingStatus, StepDecision>;

/** Makes a row from its decisions in the order of the statuses. */
function row(...decisions: [...StepDecision[]] & { length: 7 }): Row {
  return Object.fromEntries(bookingStatuses.map((to, index) => [to, decisions[index]])) as Row;
}

const shut = row(no, no, no, no, no, no, no);
const ended = row(over, over, over, over, over, over, over);
const begun = { sample_collected: shut, received: shut, analysed: shut, verified: shut, report_ready: shut };

/**
 * Decisions by role, present status (row) and next status (column).
 * Columns: booked, sample_collected, received, analysed, verified, report_ready, canceled.
 */
const table: Record<Exclude<Role, 'anonymous'>, Record<BookingStatus, Row>> = {
  administrator: {
    booked: row(same, go, why, why, why, made, why),
    sample_collected: row(why, same, go, why, why, made, why),
    // Readings take a booking to analysed; a person who does it without them says why.
    received: row(why, why, same, why, why, made, why),
    analysed: row(why, why, why, same, go, made, why),
    verified: row(why, why, why, why, same, made, why),
    report_ready: row(why, why, why, why, why, same, why),
    canceled: row(why, why, why, why, why, made, same),
  },
  agent: {
    ...begun,
    booked: row(same, go, no, no, no, no, why),
    // A press for the wrong booking is taken back until the laboratory has the soil.
    sample_collected: row(why, same, no, no, no, no, no),
    canceled: ended,
  },
  farmer: { ...begun, booked: row(same, no, no, no, no, no, why), canceled: ended },
  technician: {
    booked: row(same, go, why, no, no, made, no),
    sample_collected: row(why, same, go, no, no, made, no),
    received: row(no, why, same, why, no, made, no),
    analysed: row(no, no, why, same, no, made, no),
    verified: shut,
    report_ready: shut,
    canceled: ended,
  },
  agronomist: {
    ...begun,
    booked: shut,
    analysed: row(no, no, why, same, go, made, no),
    verified: row(no, no, why, why, same, made, no),
    report_ready: row(no, no, why, why, why, same, no),
    canceled: ended,
  },
  finance: { ...begun, booked: shut, canceled: ended },
  content: { ...begun, booked: shut, canceled: ended },
};

/** Decides over a step. */
export function decideStep(role: Role, from: BookingStatus, to: BookingStatus): StepDecision {
  return role === 'anonymous' ? no : table[role][from][to];
}

/** The steps that this role may take, the normal next one first and `canceled` last. */
export function listNextStatuses(role: Role, from: BookingStatus): NextStatus[] {
  const steps = bookingStatuses.flatMap((status) => {
    const decision = decideStep(role, from, status);
    return typeof decision === 'string' ? [{ status, needs_reason: decision === why }] : [];
  });
  const isBack = ({ status }: NextStatus) => bookingStatuses.indexOf(status) < bookingStatuses.indexOf(from);
  return [...steps.filter((step) => !isBack(step)), ...steps.filter(isBack)].sort(
    (a, b) => Number(a.status === 'canceled') - Number(b.status === 'canceled'),
  );
}

/** The statuses in which farmers and agents see readings and what follows from them. */
export const verifiedStatuses = ['verified', 'report_ready'] as const satisfies readonly BookingStatus[];

/** Whether farmers and agents see the readings of a booking. */
export function isVerified(status: BookingStatus): boolean {
  return verifiedStatuses.some((verified) => verified === status);
}

/** The statuses between two that an automatic move leaves out. */
export function listSkipped(from: BookingStatus, to: BookingStatus): BookingStatus[] {
  return bookingStatuses.slice(bookingStatuses.indexOf(from) + 1, bookingStatuses.indexOf(to));
}
