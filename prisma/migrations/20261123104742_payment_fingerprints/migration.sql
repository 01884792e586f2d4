-- CreateEnum
CREATE TYPE "fingerprint_kind" AS ENUM ('card', 'email', 'ip', 'device');

-- CreateTable
CREATE TABLE "payment_fingerprints" (
    "attempt_id" UUID NOT NULL,
    "kind" "fingerprint_kind" NOT NULL,
    "hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_fingerprints_pkey" PRIMARY KEY ("attempt_id","kind","hash")
);

-- CreateIndex
CREATE INDEX "payment_fingerprints_created_at_idx" ON "payment_fingerprints"("created_at");

-- AddForeignKey
ALTER TABLE "payment_fingerprints" ADD CONSTRAINT "payment_fingerprints_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
