-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.

-- The bits of lib/listings/traits.ts.
-- Repeat until no row is left
UPDATE profile_listings l SET
    trait_bits = CASE p.dating_intent WHEN 'serious' THEN 1 WHEN 'see_what_happens' THEN 2 WHEN 'friendship' THEN 4 WHEN 'chat' THEN 8 ELSE 0 END
      | CASE p.children WHEN 'have' THEN 16 WHEN 'have_and_want_more' THEN 32 WHEN 'want' THEN 64 WHEN 'unsure' THEN 128 WHEN 'do_not_want' THEN 256 ELSE 0 END
      | CASE p.smoking WHEN 'no' THEN 512 WHEN 'sometimes' THEN 1024 WHEN 'regularly' THEN 2048 WHEN 'quitting' THEN 4096 ELSE 0 END
      | CASE WHEN (SELECT count(*) FROM photos f WHERE f.profile_id = p.id AND f.state = 'approved') >= 2
          THEN 8192 ELSE 0 END
      | (SELECT coalesce(bit_or(CASE value
      WHEN 'ar' THEN 16384 WHEN 'de' THEN 32768 WHEN 'el' THEN 65536 WHEN 'en' THEN 131072 WHEN 'es'
      THEN 262144 WHEN 'fr' THEN 524288 WHEN 'it' THEN 1048576 WHEN 'nl' THEN 2097152 WHEN 'pl' THEN
      4194304 WHEN 'pt' THEN 8388608 WHEN 'ro' THEN 16777216 WHEN 'ru' THEN 33554432 WHEN 'sq' THEN
      67108864 WHEN 'tr' THEN 134217728 WHEN 'uk' THEN 268435456 WHEN 'zh' THEN 536870912 END), 0)
          FROM unnest(p.spoken_languages) AS value)::bigint,
    interest_bits = (SELECT coalesce(bit_or(CASE value
      WHEN 'animals' THEN 1 WHEN 'beach' THEN 2 WHEN 'board_games' THEN 4 WHEN 'camping' THEN 8 WHEN
      'cars' THEN 16 WHEN 'cinema' THEN 32 WHEN 'coffee' THEN 64 WHEN 'concerts' THEN 128 WHEN
      'cooking' THEN 256 WHEN 'crafts' THEN 512 WHEN 'cycling' THEN 1024 WHEN 'dancing' THEN 2048
      WHEN 'fashion' THEN 4096 WHEN 'flea_markets' THEN 8192 WHEN 'football' THEN 16384 WHEN
      'gardening' THEN 32768 WHEN 'gym' THEN 65536 WHEN 'hiking' THEN 131072 WHEN 'history' THEN
      262144 WHEN 'languages' THEN 524288 WHEN 'motorbikes' THEN 1048576 WHEN 'mountains' THEN
      2097152 WHEN 'museums' THEN 4194304 WHEN 'music' THEN 8388608 WHEN 'painting' THEN 16777216
      WHEN 'photography' THEN 33554432 WHEN 'reading' THEN 67108864 WHEN 'restaurants' THEN
      134217728 WHEN 'road_trips' THEN 268435456 WHEN 'running' THEN 536870912 WHEN 'sailing' THEN
      1073741824 WHEN 'science' THEN 2147483648 WHEN 'series' THEN 4294967296 WHEN 'singing' THEN
      8589934592 WHEN 'skiing' THEN 17179869184 WHEN 'swimming' THEN 34359738368 WHEN 'tennis' THEN
      68719476736 WHEN 'theatre' THEN 137438953472 WHEN 'travel' THEN 274877906944 WHEN
      'video_games' THEN 549755813888 WHEN 'volunteering' THEN 1099511627776 WHEN 'wine' THEN
      2199023255552 WHEN 'writing' THEN 4398046511104 WHEN 'yoga' THEN 8796093022208 END::bigint), 0)
          FROM unnest(p.interests) AS value),
    latitude = (SELECT round(c.latitude * 100) FROM cities c WHERE c.id = p.city_id),
    longitude = (SELECT round(c.longitude * 100) FROM cities c WHERE c.id = p.city_id)
  FROM profiles p WHERE p.id = l.profile_id AND (l.profile_id, l.brand_id) IN (
    SELECT profile_id, brand_id FROM profile_listings WHERE trait_bits IS NULL LIMIT 5000);

-- A search filters inside its index. Each has the key of the one that it replaces, so that the previous release reads it
-- as well.
CREATE INDEX CONCURRENTLY IF NOT EXISTS listings_found_1 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle1, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at, trait_bits, interest_bits, latitude, longitude);
CREATE INDEX CONCURRENTLY IF NOT EXISTS listings_found_2 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle2, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at, trait_bits, interest_bits, latitude, longitude);
CREATE INDEX CONCURRENTLY IF NOT EXISTS listings_found_3 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle3, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at, trait_bits, interest_bits, latitude, longitude);
CREATE INDEX CONCURRENTLY IF NOT EXISTS listings_found_4 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle4, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at, trait_bits, interest_bits, latitude, longitude);

-- The order of the newest members.
CREATE INDEX CONCURRENTLY IF NOT EXISTS listings_newest ON profile_listings
  (brand_id, region_id, gender, seeking, listed_at, profile_id)
  INCLUDE (kind_rank, born_on, has_photo, last_active_at, trait_bits, interest_bits) WHERE kind = 'member';

DROP INDEX CONCURRENTLY IF EXISTS listings_search_1;
DROP INDEX CONCURRENTLY IF EXISTS listings_search_2;
DROP INDEX CONCURRENTLY IF EXISTS listings_search_3;
DROP INDEX CONCURRENTLY IF EXISTS listings_search_4;
