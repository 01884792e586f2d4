-- CreateTable
CREATE TABLE "call_notices" (
    "call_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "rang_at" TIMESTAMPTZ(3),

    CONSTRAINT "call_notices_pkey" PRIMARY KEY ("call_id")
);

-- AddForeignKey
ALTER TABLE "call_notices" ADD CONSTRAINT "call_notices_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "calls"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE INDEX call_notices_due ON call_notices (due_at) WHERE due_at IS NOT NULL;
