-- How often the lists of every form and the settings were changed: each process keeps its answers of them until this number changes.
CREATE TABLE small_lists (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  changes bigint NOT NULL
);
INSERT INTO small_lists (changes) VALUES (0);

-- Once for each transaction, however many rows it changes.
CREATE FUNCTION note_small_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('udongo.noted_lists', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    UPDATE small_lists SET changes = changes + 1;
    PERFORM set_config('udongo.noted_lists', pg_current_xact_id()::text, true);
  END IF;
  RETURN NULL;
END;
$$;

-- Deferred: the number is locked last and until the commit only, so that two changes can't wait for each other.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['counties', 'crops', 'other_crop_names', 'input_prices', 'settings', 'rule_sets', 'rule_set_approvals'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER note_small_list AFTER INSERT OR UPDATE OR DELETE ON %I
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_small_list()', name);
  END LOOP;
END;
$$;
