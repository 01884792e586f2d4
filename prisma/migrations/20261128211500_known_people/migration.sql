-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "known_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "known_addresses" (
    "profile_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_addresses_pkey" PRIMARY KEY ("profile_id","key")
);

-- CreateTable
CREATE TABLE "known_pairs" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "wanted" BOOLEAN NOT NULL,
    "due_at" TIMESTAMPTZ(3),

    CONSTRAINT "known_pairs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "known_addresses_brand_id_key_idx" ON "known_addresses"("brand_id", "key");

-- CreateIndex
CREATE INDEX "known_pairs_peer_id_idx" ON "known_pairs"("peer_id");

-- CreateIndex
CREATE UNIQUE INDEX "known_pairs_profile_id_peer_id_key" ON "known_pairs"("profile_id", "peer_id");

-- AddForeignKey
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_pairs" ADD CONSTRAINT "known_pairs_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_pairs" ADD CONSTRAINT "known_pairs_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE INDEX known_pairs_due ON known_pairs (due_at) WHERE due_at IS NOT NULL;

ALTER TABLE known_pairs
  ADD CONSTRAINT known_pairs_of_another CHECK (profile_id <> peer_id),
  ADD CONSTRAINT known_pairs_end_due CHECK (wanted OR due_at IS NOT NULL);
ALTER TABLE known_addresses ADD CONSTRAINT known_addresses_hashed CHECK (length(key) = 43);

-- A side closed by the list alone is neither a block nor the end of a match.
ALTER TABLE participants ADD CONSTRAINT participants_known_closed
  CHECK (known_at IS NULL OR (blocked_at IS NOT NULL AND unmatched_at IS NULL)) NOT VALID;
