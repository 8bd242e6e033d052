-- Links that are undone, refunds of money without a booking, and what the nightly reconciliation found.

ALTER TABLE payment_events DROP CONSTRAINT payment_events_kind_check;
ALTER TABLE payment_events ADD CONSTRAINT payment_events_kind_check
  CHECK (kind IN ('paid', 'reported', 'failed', 'canceled', 'refunded', 'accepted', 'undone'));

-- An administrator gave this money to the booking, and can take it away again.
ALTER TABLE payments ADD COLUMN is_linked boolean NOT NULL DEFAULT false;
UPDATE payments SET is_linked = true
  WHERE status = 'paid' AND (token_hash IS NULL OR id IN (SELECT payment_id FROM payment_events WHERE kind = 'accepted'));

-- What a refund of this money names.
ALTER TABLE receipts ADD COLUMN reference text NOT NULL DEFAULT '';
UPDATE receipts SET reference = CASE provider WHEN 'paystack' THEN account_number ELSE receipt_number END;
ALTER TABLE receipts ADD COLUMN amount_refunded numeric(12, 2) NOT NULL DEFAULT 0;
CREATE INDEX receipts_reference ON receipts (provider, reference);

-- Money without a payment of ours that went back. It can be told before the money itself.
CREATE TABLE receipt_refunds (
  event_key text PRIMARY KEY,
  provider text NOT NULL,
  reference text NOT NULL,
  amount numeric(12, 2) NOT NULL CHECK (amount > 0),
  happened_on timestamp with time zone NOT NULL
);
CREATE INDEX receipt_refunds_reference ON receipt_refunds (provider, reference);
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_refunds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A receipt is linked and unlinked any number of times.
ALTER TABLE ledger_postings ADD COLUMN receipt_id integer
  GENERATED ALWAYS AS (CASE WHEN event_key LIKE 'receipt:%' THEN split_part(event_key, ':', 2)::integer END) STORED;
CREATE INDEX ledger_postings_receipt_id ON ledger_postings (receipt_id, id) WHERE receipt_id IS NOT NULL;

-- A night's comparison with the provider.
CREATE TABLE reconciliations (
  date date NOT NULL,
  provider text NOT NULL,
  is_complete boolean NOT NULL,
  differences integer NOT NULL,
  provider_total numeric(12, 2) NOT NULL,
  books_total numeric(12, 2) NOT NULL,
  checked_on timestamp with time zone NOT NULL,
  PRIMARY KEY (date, provider)
);
