-- One function decides what a booking owes and has paid, from its payments, its books and its status.

-- Refunds up to the last change of the price, and what they took off it: an earlier price decided that.
ALTER TABLE bookings ADD COLUMN earlier_refunds integer NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD COLUMN earlier_credit integer NOT NULL DEFAULT 0;
UPDATE bookings SET earlier_refunds = back.refunded, earlier_credit = amount_credited
  FROM (SELECT booking_id, sum(amount_refunded) AS refunded FROM payments WHERE status = 'paid' GROUP BY booking_id) AS back
  WHERE back.booking_id = bookings.id AND back.refunded > 0;

-- Paid before there were books, or through a service that kept no payments: from now on only the books say so.
INSERT INTO ledger_postings (event_key, source, destination, amount, posted_on, booking_id)
  SELECT 'booking:' || id || ':' || posted.count + 1,
    CASE WHEN missing > 0 THEN 'due' ELSE 'cash:by_hand' END, CASE WHEN missing > 0 THEN 'cash:by_hand' ELSE 'due' END,
    abs(missing), updated_on, id
  FROM bookings
  CROSS JOIN LATERAL (SELECT count(*) AS count,
      coalesce(sum(CASE 'cash:by_hand' WHEN destination THEN amount WHEN source THEN -amount ELSE 0 END), 0) AS opening
    FROM ledger_postings WHERE booking_id = bookings.id AND event_key LIKE 'booking:%') AS posted
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount_received - amount_refunded), 0) AS net
    FROM payments WHERE booking_id = bookings.id AND status = 'paid') AS paid_in
  CROSS JOIN LATERAL (SELECT (round(amount_paid) - paid_in.net - posted.opening)::integer AS missing) AS difference
  WHERE missing <> 0;

-- Bookings whose amounts are not what the function says, as a job finds them, and how far it has come.
CREATE TABLE money_differences (
  booking_id integer PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  found_on timestamp with time zone NOT NULL,
  -- What is stored and what should be, in words.
  note text NOT NULL
);
CREATE TABLE money_checks (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  checked_up_to integer NOT NULL
);
