-- CreateTable
CREATE TABLE "declarations" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "member_id" UUID,
    "intent_id" UUID,
    "state" TEXT NOT NULL,
    "token_hash" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "effective_at" TIMESTAMPTZ(3),

    CONSTRAINT "declarations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spending_limits" (
    "member_id" UUID NOT NULL,
    "cap_minor" INTEGER,
    "next_cap_minor" INTEGER,
    "next_cap_at" TIMESTAMPTZ(3),
    "cooling_off_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spending_limits_pkey" PRIMARY KEY ("member_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "declarations_reference_key" ON "declarations"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "declarations_token_hash_key" ON "declarations"("token_hash");

-- CreateIndex
CREATE INDEX "declarations_member_id_idx" ON "declarations"("member_id");

-- CreateIndex
CREATE INDEX "declarations_email_idx" ON "declarations"("email");

-- AddForeignKey
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "intents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spending_limits" ADD CONSTRAINT "spending_limits_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.

ALTER TABLE "declarations"
  ADD CONSTRAINT "declarations_kind_known" CHECK ("kind" IN ('cancel', 'withdraw')),
  ADD CONSTRAINT "declarations_state_known" CHECK
    ("state" IN ('received', 'mailed', 'care', 'done', 'void')),
  ADD CONSTRAINT "declarations_due_while_open" CHECK
    (("due_at" IS NOT NULL) = ("state" IN ('received', 'mailed'))),
  ADD CONSTRAINT "declarations_done_dated" CHECK (("effective_at" IS NOT NULL) = ("state" = 'done')),
  ADD CONSTRAINT "declarations_link_while_mailed" CHECK
    (("token_hash" IS NOT NULL) = ("state" = 'mailed'));
CREATE INDEX "declarations_due" ON "declarations" ("due_at") WHERE "due_at" IS NOT NULL;

ALTER TABLE "spending_limits"
  ADD CONSTRAINT "spending_limits_amounts" CHECK 
    (coalesce("cap_minor", 1) > 0 AND coalesce("next_cap_minor", 1) > 0),
  ADD CONSTRAINT "spending_limits_next_dated" CHECK
    ("next_cap_at" IS NOT NULL OR "next_cap_minor" IS NULL);
