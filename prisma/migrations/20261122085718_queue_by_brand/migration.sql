-- DropIndex
DROP INDEX "config_drafts_kind_brand_id_key_idx";

-- DropIndex
DROP INDEX "photos_state_created_at_idx";

-- AlterTable
ALTER TABLE "chat_photos" ADD COLUMN     "brand_id" TEXT;

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "brand_id" TEXT;

-- By hand: what the schema language cannot say.
-- The brand stands beside what waits, or a small brand's queue would be searched for among everybody else's. No
-- profile changes its brand, and only what waits needs it: nothing is written where a picture stays as it is.
CREATE FUNCTION photo_waits_on_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO NEW.brand_id FROM profiles WHERE id = NEW.profile_id;
  RETURN NEW;
END $$;
CREATE TRIGGER photos_on_brand BEFORE INSERT ON "photos"
  FOR EACH ROW EXECUTE FUNCTION photo_waits_on_brand();
CREATE TRIGGER photos_on_brand_later BEFORE UPDATE OF "state", "appealed_at" ON "photos"
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION photo_waits_on_brand();
CREATE FUNCTION chat_photo_waits_on_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO NEW.brand_id FROM profiles WHERE id = NEW.sender_id;
  RETURN NEW;
END $$;
CREATE TRIGGER chat_photos_on_brand BEFORE INSERT ON "chat_photos"
  FOR EACH ROW EXECUTE FUNCTION chat_photo_waits_on_brand();
CREATE TRIGGER chat_photos_on_brand_later BEFORE UPDATE OF "state", "appealed_at" ON "chat_photos"
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION chat_photo_waits_on_brand();
UPDATE photos f SET brand_id = p.brand_id FROM profiles p
 WHERE p.id = f.profile_id AND f.state IN ('pending', 'rejected');
UPDATE chat_photos f SET brand_id = p.brand_id FROM profiles p
 WHERE p.id = f.sender_id AND f.state IN ('pending', 'rejected');

-- Each queue by brand and by who has waited longest.
DROP INDEX "chat_photos_queue", "profiles_text_queue", "reports_queue", "reviews_queue", "photos_appeals",
  "chat_photos_appeals", "reviews_appeals";
CREATE INDEX "photos_queue" ON "photos" ("brand_id", "created_at") WHERE "state" = 'pending';
CREATE INDEX "chat_photos_queue" ON "chat_photos" ("brand_id", "created_at") WHERE "state" = 'pending';
CREATE INDEX "profiles_text_queue" ON "profiles" ("brand_id", coalesce("text_waits_at", "created_at"))
  WHERE "text_state" = 'pending';
CREATE INDEX "reports_queue" ON "reports" ("brand_id", ("reason" IN ('minor', 'threat')) DESC, "created_at")
  WHERE "state" = 'open';
CREATE INDEX "reviews_queue" ON "reviews" ("brand_id", "written_at") WHERE "state" = 'pending';
CREATE INDEX "photos_appeals" ON "photos" ("brand_id", "appealed_at")
  WHERE "state" = 'rejected' AND "appealed_at" IS NOT NULL AND "appeal_outcome" IS NULL;
CREATE INDEX "chat_photos_appeals" ON "chat_photos" ("brand_id", "appealed_at")
  WHERE "state" = 'rejected' AND "appealed_at" IS NOT NULL AND "appeal_outcome" IS NULL;
CREATE INDEX "reviews_appeals" ON "reviews" ("brand_id", "appealed_at")
  WHERE "state" = 'rejected' AND "appeal" IS NOT NULL AND "appeal_outcome" IS NULL;

-- Each of these said what another index says: letters of a member come in the order of their ids, and few
-- sessions of a member are not alive.
DROP INDEX "tickets_of_member", "sessions_live";
