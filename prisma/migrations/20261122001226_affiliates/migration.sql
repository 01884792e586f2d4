-- AlterTable
ALTER TABLE "attributions" ADD COLUMN     "affiliate_id" UUID,
ADD COLUMN     "link_campaign" TEXT,
ADD COLUMN     "tid" TEXT,
ADD COLUMN     "utm_campaign" TEXT,
ADD COLUMN     "utm_medium" TEXT,
ADD COLUMN     "utm_source" TEXT,
ADD COLUMN     "visitor_id" TEXT;

-- AlterTable
ALTER TABLE "kpi_events" ADD COLUMN     "browser" TEXT,
ADD COLUMN     "country" TEXT,
ADD COLUMN     "day" DATE,
ADD COLUMN     "once" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "source" TEXT,
ADD COLUMN     "tier" TEXT;

-- Figures that stand have their day in UTC, which is what they were counted by.
UPDATE "kpi_events" SET "day" = ("at" AT TIME ZONE 'UTC')::date;
ALTER TABLE "kpi_events" ALTER COLUMN "day" SET NOT NULL;

-- CreateTable
CREATE TABLE "affiliates" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "postback_url" TEXT,
    "events" TEXT[],
    "tells_amount" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "affiliates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_keys" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),

    CONSTRAINT "affiliate_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_nonces" (
    "affiliate_id" UUID NOT NULL,
    "nonce" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "affiliate_nonces_pkey" PRIMARY KEY ("affiliate_id","nonce")
);

-- CreateTable
CREATE TABLE "partner_clicks" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "click_id" TEXT,
    "campaign" TEXT NOT NULL,
    "page_type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_clicks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner_orders" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "parent_id" UUID,
    "click_id" TEXT,
    "campaign" TEXT,
    "member_id" UUID,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,
    "canceled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,

    CONSTRAINT "partner_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "postbacks" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "click_id" TEXT NOT NULL,
    "amount_class" TEXT,
    "dedupe_key" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'due',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "postbacks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "affiliates_brand_id_code_key" ON "affiliates"("brand_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_keys_key_id_key" ON "affiliate_keys"("key_id");

-- CreateIndex
CREATE INDEX "affiliate_keys_affiliate_id_idx" ON "affiliate_keys"("affiliate_id");

-- CreateIndex
CREATE INDEX "affiliate_nonces_at_idx" ON "affiliate_nonces"("at");

-- CreateIndex
CREATE INDEX "partner_clicks_affiliate_id_at_idx" ON "partner_clicks"("affiliate_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "partner_clicks_affiliate_id_click_id_campaign_page_type_key" ON "partner_clicks"("affiliate_id", "click_id", "campaign", "page_type");

-- CreateIndex
CREATE INDEX "partner_orders_affiliate_id_click_id_idx" ON "partner_orders"("affiliate_id", "click_id");

-- CreateIndex
CREATE INDEX "partner_orders_member_id_idx" ON "partner_orders"("member_id");

-- CreateIndex
CREATE INDEX "partner_orders_imported_at_idx" ON "partner_orders"("imported_at");

-- CreateIndex
CREATE UNIQUE INDEX "partner_orders_affiliate_id_order_id_key" ON "partner_orders"("affiliate_id", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "postbacks_dedupe_key_key" ON "postbacks"("dedupe_key");

-- CreateIndex
CREATE INDEX "postbacks_member_id_idx" ON "postbacks"("member_id");

-- CreateIndex
CREATE INDEX "postbacks_affiliate_id_created_at_idx" ON "postbacks"("affiliate_id", "created_at");

-- CreateIndex
CREATE INDEX "attributions_visitor_id_idx" ON "attributions"("visitor_id");

-- CreateIndex
CREATE INDEX "attributions_affiliate_id_click_id_idx" ON "attributions"("affiliate_id", "click_id");

-- CreateIndex
CREATE INDEX "kpi_events_brand_id_day_name_flow_code_source_idx" ON "kpi_events"("brand_id", "day", "name", "flow_code", "source");

-- AddForeignKey
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "affiliate_keys" ADD CONSTRAINT "affiliate_keys_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "affiliate_nonces" ADD CONSTRAINT "affiliate_nonces_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "partner_orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "postbacks" ADD CONSTRAINT "postbacks_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "postbacks" ADD CONSTRAINT "postbacks_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.

ALTER TABLE "kpi_events"
  ADD CONSTRAINT "kpi_events_tier_known" CHECK ("tier" IN ('free', 'premium'));
CREATE UNIQUE INDEX "kpi_events_once" ON "kpi_events" ("member_id", "name") WHERE "once";

ALTER TABLE "affiliates"
  ADD CONSTRAINT "affiliates_events_known" CHECK
    ("events" <@ ARRAY['lead', 'confirmed', 'first_payment', 'refund', 'chargeback']),
  ADD CONSTRAINT "affiliates_code_usable" CHECK ("code" ~ '^[A-Za-z0-9_-]{2,60}$'),
  ADD CONSTRAINT "affiliates_told_by_address" CHECK ("postback_url" ~ '^https?://');

ALTER TABLE "partner_orders"
  ADD CONSTRAINT "partner_orders_amount" CHECK ("amount_minor" >= 0),
  ADD CONSTRAINT "partner_orders_state_known" CHECK ("state" IN ('imported', 'canceled')),
  ADD CONSTRAINT "partner_orders_canceled_dated" CHECK
    (("canceled_at" IS NOT NULL) = ("state" = 'canceled')),
  ADD CONSTRAINT "partner_orders_beside_another" CHECK ("parent_id" <> "id");

ALTER TABLE "postbacks"
  ADD CONSTRAINT "postbacks_event_known" CHECK
    ("event" IN ('lead', 'confirmed', 'first_payment', 'refund', 'chargeback')),
  ADD CONSTRAINT "postbacks_state_known" CHECK ("state" IN ('due', 'sent', 'dead', 'stopped')),
  ADD CONSTRAINT "postbacks_amount_class_known" CHECK
    ("amount_class" IN ('up_to_20', 'up_to_50', 'above_50')),
  ADD CONSTRAINT "postbacks_sent_dated" CHECK (("sent_at" IS NOT NULL) = ("state" = 'sent')),
  ADD CONSTRAINT "postbacks_named_while_due" CHECK ("click_id" <> '' OR "state" <> 'due');
CREATE INDEX "postbacks_due" ON "postbacks" ("due_at") WHERE "state" = 'due';
