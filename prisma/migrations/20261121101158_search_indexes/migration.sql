-- AlterTable
ALTER TABLE "profile_listings" ADD COLUMN     "is_new" BOOLEAN NOT NULL DEFAULT true;

-- By hand: what the schema language cannot say.

UPDATE "profile_listings" SET "is_new" = false WHERE "listed_at" < now() - interval '7 days';

-- A search filters inside the index: all that it asks for is in it.
DROP INDEX "listings_search_1";
CREATE INDEX "listings_search_1" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle1", "profile_id")
  INCLUDE ("born_on", "has_photo", "listed_at", "last_active_at");
DROP INDEX "listings_search_2";
CREATE INDEX "listings_search_2" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle2", "profile_id")
  INCLUDE ("born_on", "has_photo", "listed_at", "last_active_at");
DROP INDEX "listings_search_3";
CREATE INDEX "listings_search_3" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle3", "profile_id")
  INCLUDE ("born_on", "has_photo", "listed_at", "last_active_at");
DROP INDEX "listings_search_4";
CREATE INDEX "listings_search_4" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle4", "profile_id")
  INCLUDE ("born_on", "has_photo", "listed_at", "last_active_at");

-- Those who came these days are few, and asked for by themselves.
CREATE INDEX "listings_new_1" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle1", "profile_id")
  INCLUDE ("born_on", "has_photo", "listed_at", "last_active_at") WHERE "is_new";
CREATE INDEX "listings_new_2" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle2", "profile_id")
  INCLUDE ("born_on", "has_photo", "listed_at", "last_active_at") WHERE "is_new";
CREATE INDEX "listings_new_3" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle3", "profile_id")
  INCLUDE ("born_on", "has_photo", "listed_at", "last_active_at") WHERE "is_new";
CREATE INDEX "listings_new_4" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle4", "profile_id")
  INCLUDE ("born_on", "has_photo", "listed_at", "last_active_at") WHERE "is_new";

-- The pictures that a card shows, in the order it shows them.
CREATE INDEX "photos_shown" ON "photos" ("profile_id", "is_default" DESC, "position", "id")
  INCLUDE ("object_key") WHERE "state" = 'approved';

-- With participants_inbox: everybody a member is in touch with, hidden or not.
CREATE INDEX "participants_hidden" ON "participants" ("profile_id") INCLUDE ("peer_id")
  WHERE "hidden_at" IS NOT NULL;

-- Signs of life are written every minute: room on the page keeps them out of the indexes.
ALTER TABLE "profiles" SET (fillfactor = 90);
