-- DropIndex
DROP INDEX "photos_upload_id_key";

-- CreateIndex
CREATE UNIQUE INDEX "photos_profile_id_upload_id_key" ON "photos"("profile_id", "upload_id");
