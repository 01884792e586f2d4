-- By hand: what the schema language cannot say.
ALTER TABLE member_measures VALIDATE CONSTRAINT member_measures_reason_known;
