type BalanceDue = typeof import('../../../ui/src/payment-badge/index.ts').BalanceDue;
type WaitingRows = typeof import('../../../ui/src/booking-queue/WaitingRows.tsx').WaitingRows;

/** A visitor has few bookings. */
export const WaitingRows: WaitingRows = ({ rows, draw }) => rows.map(draw);
/** A booking that was just made has nothing paid: the amount due above says the same. */
export const BalanceDue: BalanceDue = () => null;
