-- AlterTable
ALTER TABLE "inboxes" ADD COLUMN     "notices_seen_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "last_notice_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "swipes" (
    "profile_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "choice" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "id_client" UUID NOT NULL,
    "cost" SMALLINT NOT NULL,
    "entry_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "swipes_pkey" PRIMARY KEY ("profile_id","peer_id")
);

-- CreateTable
CREATE TABLE "visits" (
    "profile_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "told_at" TIMESTAMPTZ(3),

    CONSTRAINT "visits_pkey" PRIMARY KEY ("profile_id","peer_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "swipes_profile_id_id_client_key" ON "swipes"("profile_id", "id_client");

-- AddForeignKey
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "swipes"
  ADD CONSTRAINT "swipes_choice_known" CHECK ("choice" IN ('like', 'dislike')),
  ADD CONSTRAINT "swipes_source_known" CHECK ("source" IN ('find', 'match', 'profile', 'invitation')),
  ADD CONSTRAINT "swipes_of_another" CHECK ("profile_id" <> "peer_id"),
  ADD CONSTRAINT "swipes_cost_explained" CHECK ("cost" >= 0 AND ("cost" = 0) = ("entry_id" IS NULL)
    AND ("choice" = 'like' OR "cost" = 0));
CREATE INDEX "swipes_newest" ON "swipes" ("profile_id", "at" DESC);
CREATE INDEX "swipes_of_peer" ON "swipes" ("peer_id", "choice");
ALTER TABLE "visits"
  ADD CONSTRAINT "visits_of_another" CHECK ("profile_id" <> "peer_id"),
  ADD CONSTRAINT "visits_counted" CHECK ("times" >= 1 AND "told_at" <= "at");
CREATE INDEX "visits_of_peer" ON "visits" ("peer_id");
-- The few conversations with likes and visits among the many that a member has, and their rows there.
CREATE INDEX "participants_notices" ON "participants" ("profile_id", "last_notice_at" DESC)
  WHERE "last_notice_at" IS NOT NULL;
CREATE INDEX "messages_notices" ON "messages" ("conversation_id", "seq")
  WHERE "kind" IN ('like', 'visit') AND "removed_at" IS NULL;
UPDATE "participants" a SET "last_notice_at" = n.at
  FROM (SELECT conversation_id, sender_id, max(created_at) AS at FROM messages
         WHERE kind IN ('like', 'visit') GROUP BY conversation_id, sender_id) n
 WHERE a.conversation_id = n.conversation_id AND a.peer_id = n.sender_id;
