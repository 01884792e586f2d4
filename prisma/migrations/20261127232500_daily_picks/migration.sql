-- CreateTable
CREATE TABLE "daily_picks" (
    "profile_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "position" SMALLINT NOT NULL,
    "peer_id" UUID NOT NULL,
    "picked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "daily_picks_pkey" PRIMARY KEY ("profile_id","day","position")
);

-- CreateIndex
CREATE INDEX "daily_picks_peer_id_idx" ON "daily_picks"("peer_id");

-- AddForeignKey
ALTER TABLE "daily_picks" ADD CONSTRAINT "daily_picks_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "daily_picks" ADD CONSTRAINT "daily_picks_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE daily_picks
  ADD CONSTRAINT daily_picks_positive CHECK (position > 0),
  ADD CONSTRAINT daily_picks_of_another CHECK (peer_id <> profile_id);
