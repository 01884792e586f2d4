-- By hand: what the schema language cannot say.

-- A receipt never changes, and goes only before a day that the deleting statement names: the end of the
-- years that the law keeps it.
DROP TRIGGER "receipts_immutable" ON "receipts";
CREATE TRIGGER "receipts_immutable" BEFORE UPDATE ON "receipts"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "receipts_kept" BEFORE DELETE ON "receipts" FOR EACH ROW
  WHEN (OLD."created_at" >= coalesce(
    nullif(current_setting('amarena.receipts_end', true), '')::timestamptz, '-infinity'))
  EXECUTE FUNCTION refuse_change();
