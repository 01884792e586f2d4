-- By hand: what the schema language cannot say.
ALTER TABLE benefit_periods VALIDATE CONSTRAINT benefit_periods_region_id_fkey;
ALTER TABLE benefit_periods VALIDATE CONSTRAINT benefit_periods_trip_whole;
ALTER TABLE benefit_periods VALIDATE CONSTRAINT benefit_periods_due_while_open;
ALTER TABLE profiles VALIDATE CONSTRAINT profiles_travel_region_id_fkey;
ALTER TABLE profiles VALIDATE CONSTRAINT profiles_travel_whole;
