-- AlterTable
ALTER TABLE "notices" ADD COLUMN     "found" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "saved_searches" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "region_id" INTEGER,
    "city_id" INTEGER,
    "criteria" JSONB NOT NULL,
    "alert" BOOLEAN NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_alerts" (
    "profile_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "found" SMALLINT NOT NULL DEFAULT 0,
    "found_at" TIMESTAMPTZ(3),

    CONSTRAINT "search_alerts_pkey" PRIMARY KEY ("profile_id")
);

-- CreateIndex
CREATE INDEX "saved_searches_profile_id_created_at_idx" ON "saved_searches"("profile_id", "created_at");

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "regions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_alerts" ADD CONSTRAINT "search_alerts_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE INDEX search_alerts_due ON search_alerts (due_at) WHERE due_at IS NOT NULL;

-- A notice may be about the new members of saved searches alone.
ALTER TABLE notices DROP CONSTRAINT notices_count_something;
ALTER TABLE notices ADD CONSTRAINT notices_count_something CHECK (
    messages >= 0 AND hosted BETWEEN 0 AND messages AND likes >= 0 AND visits >= 0
    AND matches >= 0 AND found >= 0 AND messages + likes + visits + matches + found > 0) NOT VALID;

ALTER TABLE search_alerts
  ADD CONSTRAINT search_alerts_count CHECK (found >= 0),
  ADD CONSTRAINT search_alerts_dated CHECK (found = 0 OR found_at IS NOT NULL);
ALTER TABLE saved_searches ADD CONSTRAINT saved_searches_named CHECK (name <> '');
