-- By hand: what the schema language cannot say.
-- Places with two names are found by the second one: "Alicante/Alacant", "Bolzano/Bozen".
CREATE INDEX "cities_by_second_prefix" ON "cities"
  ("country", split_part("folded", '/', 2) text_pattern_ops) WHERE "folded" LIKE '%/%';
