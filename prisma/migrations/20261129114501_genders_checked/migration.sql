-- By hand: what the schema language cannot say.
ALTER TABLE profiles
  ADD CONSTRAINT profiles_gender_own CHECK (gender <> 'everyone') NOT VALID,
  ADD CONSTRAINT profiles_seeking_sought CHECK (seeking <> 'nonbinary') NOT VALID,
  ADD CONSTRAINT profiles_shown_with
    CHECK (shown_with IS NULL OR (gender = 'nonbinary' AND shown_with IN ('man', 'woman'))) NOT VALID;
