ALTER TABLE "payment_fingerprints" ADD COLUMN "member_id" UUID;

-- By hand: what the schema language cannot say.
CREATE FUNCTION set_fingerprint_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT i.member_id INTO NEW.member_id FROM attempts a JOIN intents i ON i.id = a.intent_id WHERE a.id = NEW.attempt_id;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_fingerprints_of_member BEFORE INSERT ON payment_fingerprints
  FOR EACH ROW EXECUTE FUNCTION set_fingerprint_member();
