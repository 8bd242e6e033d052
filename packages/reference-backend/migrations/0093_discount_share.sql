-- Share that the code of a booking gave it, in hundredths of a percent: a later change of the code leaves it. Null without a code.
ALTER TABLE bookings ADD COLUMN discount_share integer CHECK (discount_share BETWEEN 0 AND 10000);
ALTER TABLE bookings DISABLE TRIGGER audit_row;
-- That of the code, unless it has changed since: then that of the amounts.
UPDATE bookings SET discount_share = CASE WHEN discount = round(gross * percentage / 100, 2) THEN round(percentage * 100)
  ELSE least(10000, round(10000 * discount / gross)) END
FROM (SELECT bookings.id, percentage, (SELECT count(*) FROM samples WHERE booking_id = bookings.id) * CASE test_type
    WHEN 'basic-macro-nutrients-analysis' THEN 2000 WHEN 'complete-soil-analysis' THEN 6500 ELSE 5000 END AS gross
  FROM bookings JOIN discounts ON discounts.code = discount_code) AS priced
WHERE priced.id = bookings.id AND gross > 0;
ALTER TABLE bookings ENABLE TRIGGER audit_row;
