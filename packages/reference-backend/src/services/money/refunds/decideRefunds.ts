import type { refunds } from '../../../db/schema.ts';

/** Facts that decide how far a refund is. Amounts are whole shillings. */
export type RefundState = Pick<
  typeof refunds.$inferSelect,
  'id' | 'status' | 'cause' | 'amount' | 'amount_withheld' | 'amount_refunded' | 'is_current'
>;

export interface RefundFacts {
  canceled: boolean;
  /** Money of the booking that has not gone back. */
  amount_paid: number;
  /** Money that went back just now. */
  given: number;
}

export interface RefundDecision {
  /** The refunds as they should be; one that nothing is left of is gone. */
  refunds: RefundState[];
  /** Still to be asked for, because the booking is canceled. */
  added: number;
}

/** Nobody has given all of these back yet. */
export const openStatuses: RefundState['status'][] = ['requested', 'approved'];

export function isOpen({ status }: Pick<RefundState, 'status'>): boolean {
  return openStatuses.includes(status);
}

export function amountLeft({ amount, amount_refunded }: Pick<RefundState, 'amount' | 'amount_refunded'>) {
  return amount - amount_refunded;
}

/**
 * Decides the refunds of a booking, oldest first, from its money. A refund never moves money: money that went back settles the approved
 * ones first. Nobody is asked to give back more than is there; all money of a canceled booking is asked for, without what an
 * administrator has decided to keep; a booking that was opened again asks for none of it.
 */
export function decideRefunds(before: readonly RefundState[], facts: RefundFacts): RefundDecision {
  const { canceled, amount_paid } = facts;
  const all = before.map(({ id, status, cause, amount, amount_withheld, amount_refunded, is_current }) => ({
    id,
    status,
    cause,
    amount,
    amount_withheld,
    amount_refunded,
    is_current: canceled && is_current,
  }));
  const open = [
    ...all.filter(({ status }) => status === 'approved'),
    ...all.filter(({ status }) => status === 'requested'),
  ];
  let { given } = facts;
  let free = Math.max(0, amount_paid);
  for (const refund of open) {
    const taken = Math.min(given, amountLeft(refund));
    given -= taken;
    refund.amount_refunded += taken;
  }
  // Money went back that an administrator had decided to keep.
  for (const refund of all) {
    const less = refund.is_current ? Math.min(given, refund.amount_withheld) : 0;
    if (less === 0) continue;
    given -= less;
    refund.amount_withheld -= less;
    refund.amount += less;
    refund.amount_refunded += less;
    if (refund.status === 'declined') refund.status = 'paid_back';
  }
  // The provider gave more than anybody asked for: a refund says what went back.
  const [first] = open;
  if (first) first.amount_refunded += given;
  for (const refund of open) {
    const isWanted = canceled || refund.cause === 'part';
    const left = isWanted ? Math.min(free, Math.max(0, amountLeft(refund))) : 0;
    free -= left;
    refund.amount = refund.amount_refunded + left;
  }
  const kept = all.reduce(
    (sum, { is_current, amount_withheld }) => sum + (is_current ? amount_withheld : 0),
    0,
  );
  const asked = open.reduce((sum, refund) => sum + amountLeft(refund), 0);
  let added = canceled ? Math.max(0, amount_paid - kept - asked) : 0;
  const growing = open.find(
    ({ status, cause, amount }) => status === 'requested' && cause === 'canceled' && amount > 0,
  );
  if (growing) {
    growing.amount += added;
    added = 0;
  }
  for (const refund of open) if (amountLeft(refund) === 0) refund.status = 'paid_back';
  return { refunds: all.filter(({ status, amount }) => status === 'declined' || amount > 0), added };
}
