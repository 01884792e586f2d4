-- CreateTable
CREATE TABLE "ticket_messages" (
    "id" UUID NOT NULL,
    "ticket_id" UUID NOT NULL,
    "direction" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT,
    "from_address" TEXT,
    "message_id" TEXT,
    "attachments" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "ticket_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "stars" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "reason" TEXT,
    "due_at" TIMESTAMPTZ(3),
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "reply" TEXT,
    "replied_at" TIMESTAMPTZ(3),
    "appeal" TEXT,
    "appealed_at" TIMESTAMPTZ(3),
    "appeal_outcome" TEXT,
    "appeal_decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ticket_messages_ticket_id_message_id_key" ON "ticket_messages"("ticket_id", "message_id");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_member_id_key" ON "reviews"("member_id");

-- AddForeignKey
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.

ALTER TABLE "tickets"
  ADD CONSTRAINT "tickets_state_known" CHECK ("state" IN ('open', 'waiting', 'closed'));

ALTER TABLE "ticket_messages"
  ADD CONSTRAINT "ticket_messages_direction_known" CHECK ("direction" IN ('in', 'out')),
  ADD CONSTRAINT "ticket_messages_signed" CHECK (("by" IS NOT NULL) = ("direction" = 'out')),
  ADD CONSTRAINT "ticket_messages_attachments" CHECK ("attachments" >= 0);
CREATE INDEX "ticket_messages_in_order" ON "ticket_messages" ("ticket_id", "at");

ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_stars_range" CHECK ("stars" BETWEEN 1 AND 5),
  ADD CONSTRAINT "reviews_text_length" CHECK (char_length("text") BETWEEN 40 AND 600),
  ADD CONSTRAINT "reviews_name_length" CHECK (char_length("name") BETWEEN 1 AND 40),
  ADD CONSTRAINT "reviews_state_known" CHECK ("state" IN ('pending', 'approved', 'rejected')),
  ADD CONSTRAINT "reviews_reason_known" CHECK ("reason" IN
    ('insult', 'sexual', 'contact_details', 'advertising', 'somebody_else', 'not_about_us')),
  ADD CONSTRAINT "reviews_rejected_says_why" CHECK (("reason" IS NOT NULL) = ("state" = 'rejected')),
  ADD CONSTRAINT "reviews_decided_dated" CHECK (("decided_at" IS NULL) = ("state" = 'pending')),
  ADD CONSTRAINT "reviews_published_dated" CHECK (("published_at" IS NOT NULL) = ("state" = 'approved')),
  ADD CONSTRAINT "reviews_due_while_pending" CHECK ("due_at" IS NULL OR "state" = 'pending'),
  ADD CONSTRAINT "reviews_reply_whole" CHECK
    (("reply" IS NULL) = ("replied_at" IS NULL) AND ("reply" IS NULL OR "state" = 'approved')),
  ADD CONSTRAINT "reviews_appeal_whole" CHECK (
    ("appeal" IS NULL) = ("appealed_at" IS NULL)
    AND ("appeal_outcome" IS NULL) = ("appeal_decided_at" IS NULL)
    AND ("appeal_outcome" IS NULL OR ("appeal" IS NOT NULL AND "appeal_outcome" IN ('granted', 'denied')))
    AND ("appeal" IS NULL OR "state" <> 'pending'));
CREATE INDEX "reviews_published" ON "reviews" ("brand_id", "published_at" DESC) WHERE "state" = 'approved';
CREATE INDEX "reviews_waiting" ON "reviews" ("due_at") WHERE "state" = 'pending';
