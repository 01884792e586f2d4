

-- By hand: what the schema language cannot say.
