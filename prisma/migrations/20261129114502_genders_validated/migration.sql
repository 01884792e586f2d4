-- By hand: what the schema language cannot say.
ALTER TABLE profiles VALIDATE CONSTRAINT profiles_gender_own;
ALTER TABLE profiles VALIDATE CONSTRAINT profiles_seeking_sought;
ALTER TABLE profiles VALIDATE CONSTRAINT profiles_shown_with;
