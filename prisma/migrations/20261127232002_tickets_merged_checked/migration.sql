-- By hand: what the schema language cannot say.
ALTER TABLE tickets VALIDATE CONSTRAINT tickets_merged_into_id_fkey;
