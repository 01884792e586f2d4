-- CreateTable
CREATE TABLE "brand_pauses" (
    "brand_id" TEXT NOT NULL,
    "paused_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brand_pauses_pkey" PRIMARY KEY ("brand_id")
);

-- By hand: what the schema language cannot say.
