-- AlterTable
ALTER TABLE "profile_listings" ADD COLUMN     "interest_bits" BIGINT,
ADD COLUMN     "latitude" SMALLINT,
ADD COLUMN     "longitude" SMALLINT,
ADD COLUMN     "trait_bits" BIGINT;

-- By hand: what the schema language cannot say.
