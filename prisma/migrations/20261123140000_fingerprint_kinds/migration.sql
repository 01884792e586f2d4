-- By hand: a browser's fingerprint is allowed for another purpose and identifies no payer (decision 48).
DELETE FROM "payment_blocks" WHERE "kind" = 'device';
DELETE FROM "payment_fingerprints" WHERE "kind" = 'device';

-- AlterEnum
CREATE TYPE "fingerprint_kind_new" AS ENUM ('card', 'email', 'ip');
ALTER TABLE "payment_fingerprints" ALTER COLUMN "kind" TYPE "fingerprint_kind_new" USING ("kind"::text::"fingerprint_kind_new");
ALTER TABLE "payment_blocks" ALTER COLUMN "kind" TYPE "fingerprint_kind_new" USING ("kind"::text::"fingerprint_kind_new");
ALTER TYPE "fingerprint_kind" RENAME TO "fingerprint_kind_old";
ALTER TYPE "fingerprint_kind_new" RENAME TO "fingerprint_kind";
DROP TYPE "fingerprint_kind_old";
