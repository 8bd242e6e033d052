/** Facts that a booking's money depends on, in whole shillings. */
export interface MoneyFacts {
  canceled: boolean;
  /** Price of its samples, before and after the discount. */
  gross: number;
  net: number;
  /** The price that the books have, before refunds. */
  booked: number;
  /** Money that its payments brought, and how much of it went back; a payment that was refunded whole counts as none. */
  received: number;
  refunded: number;
  /** Money of a canceled booking of which an administrator decided that it does not go back. */
  kept: number;
  /** Paid without a payment of ours. */
  opening: number;
  /** Amount that refunds take off the price as it is stored now, and the refunds when the price last changed. */
  credited: number;
  earlier: Refunds;
}

/** Refunds, and the part of them that reduced the price. */
export interface Refunds {
  refunded: number;
  credited: number;
}

export interface BookingMoney {
  /** Price of its samples before and after the discount; 0 for a booking that is canceled. */
  gross: number;
  charged: number;
  /** Still to be paid. */
  due: number;
  amount_paid: number;
  amount_credited: number;
  amount_overpaid: number;
  paid: boolean;
  earlier: Refunds;
  /** The price of which the agent earns a share; 0 while it is not paid in full. Of a canceled booking, the money that is kept. */
  earning: number;
}

/**
 * Decides the money of a booking. It is the only such decision, and does not depend on the order in which payments and refunds are
 * reported. Refunds first give back what was paid too much; the rest is taken off the price, so that the booking stays paid. If all of
 * the money went back, nothing is taken off. A later change of the price does not change the effect of earlier refunds.
 */
export function decideMoney(facts: MoneyFacts): BookingMoney {
  const { canceled, net, booked, received, refunded, opening, credited } = facts;
  const charged = canceled ? 0 : net;
  const isNewPrice = charged !== booked && refunded !== facts.earlier.refunded;
  const earlier = isNewPrice ? { refunded, credited } : facts.earlier;
  const amount_paid = opening + received - refunded;
  const most = Math.max(0, earlier.credited + refunded - earlier.refunded);
  const amount_credited = amount_paid > 0 ? Math.max(0, Math.min(most, charged - amount_paid)) : 0;
  const due = Math.max(0, charged - amount_credited - amount_paid);
  // A discount can pay all of it: then nothing has to come in.
  const paid = !canceled && due === 0 && (amount_paid > 0 || charged === 0);
  return {
    gross: canceled ? 0 : facts.gross,
    charged,
    due,
    amount_paid,
    amount_credited,
    amount_overpaid: Math.max(0, amount_paid - charged),
    paid,
    earlier,
    earning: canceled ? Math.min(net, facts.kept) : paid ? net : 0,
  };
}

/** Whole shillings of a price. */
export function commissionOf(price: number, percentage: number): number {
  return Math.round((price * percentage) / 100);
}
