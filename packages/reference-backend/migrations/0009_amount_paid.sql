-- What has been paid of a booking. `paid` means paid in full: what raises the amount leaves a balance due.
ALTER TABLE bookings ADD COLUMN amount_paid numeric(12, 2) NOT NULL DEFAULT 0 CHECK (amount_paid >= 0);
-- What is paid already was paid in full, at the prices that every booking had until now.
UPDATE bookings SET amount_paid = greatest(0, round(
    (SELECT count(*) FROM samples WHERE booking_id = bookings.id)
      * CASE test_type WHEN 'basic-macro-nutrients-analysis' THEN 2000 WHEN 'complete-soil-analysis' THEN 6500 ELSE 5000 END
      - discount))
  WHERE paid;

-- Whether the credit of a booking is certain: given by a login, a farmer's record or a key on one of its sites. A visitor only
-- claims it.
ALTER TABLE bookings ADD COLUMN referrer_verified boolean NOT NULL DEFAULT false;
UPDATE bookings SET referrer_verified = true WHERE referrer_agent_id IS NOT NULL AND created_by_id IS NOT NULL;
