-- CreateTable
CREATE TABLE "ticket_tags" (
    "ticket_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "tag" TEXT NOT NULL,

    CONSTRAINT "ticket_tags_pkey" PRIMARY KEY ("ticket_id","tag")
);

-- CreateIndex
CREATE INDEX "ticket_tags_brand_id_tag_ticket_id_idx" ON "ticket_tags"("brand_id", "tag", "ticket_id");

-- AddForeignKey
ALTER TABLE "ticket_tags" ADD CONSTRAINT "ticket_tags_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- By hand: what the schema language cannot say.
