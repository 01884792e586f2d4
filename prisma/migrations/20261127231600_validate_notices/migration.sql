-- By hand: what the schema language cannot say.
ALTER TABLE notices VALIDATE CONSTRAINT notices_count_something;
