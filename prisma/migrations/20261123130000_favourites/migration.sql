-- CreateTable
CREATE TABLE "favourites" (
    "profile_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "favourites_pkey" PRIMARY KEY ("profile_id","peer_id")
);

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE INDEX favourites_newest ON favourites (profile_id, saved_at DESC);
CREATE INDEX favourites_of_peer ON favourites (peer_id);
