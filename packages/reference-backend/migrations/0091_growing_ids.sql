-- Ids of the tables that only grow: 2,147,483,647 is too few for them. Each table is written again, and nobody can use it in the meantime:
-- about a minute for 20 million rows.
ALTER TABLE booking_status_changes ALTER COLUMN id TYPE bigint;
ALTER TABLE ledger_postings ALTER COLUMN id TYPE bigint;
ALTER TABLE messages ALTER COLUMN id TYPE bigint;
ALTER TABLE contact_answers ALTER COLUMN message_id TYPE bigint;
ALTER TABLE login_undos ALTER COLUMN message_id TYPE bigint;
ALTER TABLE notifications ALTER COLUMN id TYPE bigint;
ALTER TABLE payment_events ALTER COLUMN id TYPE bigint;
ALTER TABLE sample_events ALTER COLUMN id TYPE bigint;
ALTER TABLE sample_readings_history ALTER COLUMN id TYPE bigint;
ALTER TABLE audit_entries ALTER COLUMN record_id TYPE bigint, ALTER COLUMN row_id TYPE bigint;


-- Writes an entry for a changed row, as before, in less time: a new row, and a deleted one, have one side to look at.
CREATE OR REPLACE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rule jsonb := TG_ARGV[0];
  masks jsonb := rule -> 'masks';
  setting text := current_setting('udongo.caller', true);
  caller jsonb;
  before jsonb;
  whole jsonb;
  changed jsonb;
  doer integer;
BEGIN
  IF setting = 'seed' THEN RETURN NULL; END IF;
  caller := coalesce(nullif(setting, ''), '{}');
  IF TG_OP = 'UPDATE' THEN
    before := to_jsonb(OLD);
    whole := to_jsonb(NEW);
    SELECT jsonb_object_agg(field, jsonb_build_array(
        audit_mask(masks ->> field, before -> field), audit_mask(masks ->> field, value)))
      INTO changed
      FROM jsonb_each(whole) AS after (field, value)
      WHERE nullif(before -> field, 'null') IS DISTINCT FROM nullif(value, 'null')
        AND field NOT IN ('id', 'updated_on')
        AND masks ->> field IS DISTINCT FROM 'derived';
    IF changed IS NULL THEN RETURN NULL; END IF;
  ELSE
    whole := CASE TG_OP WHEN 'INSERT' THEN to_jsonb(NEW) ELSE to_jsonb(OLD) END;
    SELECT jsonb_object_agg(field, CASE TG_OP
        WHEN 'INSERT' THEN jsonb_build_array(NULL, audit_mask(masks ->> field, value))
        ELSE jsonb_build_array(audit_mask(masks ->> field, value), NULL) END)
      INTO changed
      FROM jsonb_each(whole) AS side (field, value)
      WHERE value NOT IN ('null', '""', '[]', '{}')
        AND field NOT IN ('id', 'updated_on')
        AND masks ->> field IS DISTINCT FROM 'derived';
  END IF;
  -- Nobody is logged in yet when a login begins: it is its own person's.
  doer := coalesce(caller ->> 'userId', CASE WHEN rule ->> 'kind' = 'login' AND TG_OP <> 'DELETE' THEN whole ->> 'user_id' END)::integer;
  INSERT INTO audit_entries
      (happened_on, kind, operation, request_id, user_id, user_name, role, record_kind, record_id, table_name, row_id, changes)
    VALUES (
      coalesce((caller ->> 'at')::timestamp with time zone, now()),
      CASE rule ->> 'kind' || TG_OP
        WHEN 'changeINSERT' THEN 'create' WHEN 'changeDELETE' THEN 'delete' WHEN 'loginDELETE' THEN 'logout'
        ELSE rule ->> 'kind'
      END,
      coalesce(caller ->> 'operation', ''),
      caller ->> 'requestId',
      doer,
      CASE WHEN doer IS NULL THEN '' ELSE coalesce((SELECT full_name FROM users WHERE id = doer), '') END,
      coalesce(caller ->> 'role', ''),
      rule ->> 'record',
      (whole ->> (rule ->> 'key'))::bigint,
      TG_TABLE_NAME,
      (whole ->> 'id')::bigint,
      coalesce(changed, '{}'));
  RETURN NULL;
END
$$;
