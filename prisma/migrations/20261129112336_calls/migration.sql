-- CreateEnum
CREATE TYPE "call_state" AS ENUM ('ringing', 'active', 'ended', 'declined', 'missed');

-- CreateEnum
CREATE TYPE "call_end" AS ENUM ('hung_up', 'canceled', 'declined', 'no_answer', 'lost', 'time_limit', 'closed');

-- AlterEnum
ALTER TYPE "report_surface" ADD VALUE 'call' AFTER 'message';

-- CreateTable
CREATE TABLE "calls" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "conversation_id" UUID NOT NULL,
    "caller_id" UUID NOT NULL,
    "callee_id" UUID NOT NULL,
    "state" "call_state" NOT NULL DEFAULT 'ringing',
    "end_reason" "call_end",
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "signals" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "call_sides" (
    "call_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "tab" UUID,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "picture_at" TIMESTAMPTZ(3),
    "live" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "call_sides_pkey" PRIMARY KEY ("call_id","profile_id")
);

-- CreateIndex
CREATE INDEX "calls_caller_id_started_at_idx" ON "calls"("caller_id", "started_at");

-- CreateIndex
CREATE INDEX "calls_callee_id_started_at_idx" ON "calls"("callee_id", "started_at");

-- AddForeignKey
ALTER TABLE "calls" ADD CONSTRAINT "calls_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calls" ADD CONSTRAINT "calls_caller_id_fkey" FOREIGN KEY ("caller_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "calls" ADD CONSTRAINT "calls_callee_id_fkey" FOREIGN KEY ("callee_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_sides" ADD CONSTRAINT "call_sides_call_id_fkey" FOREIGN KEY ("call_id") REFERENCES "calls"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_sides" ADD CONSTRAINT "call_sides_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE INDEX calls_due ON calls (due_at) WHERE due_at IS NOT NULL;
CREATE UNIQUE INDEX calls_open_of_conversation ON calls (conversation_id) WHERE due_at IS NOT NULL;
CREATE INDEX calls_of_conversation ON calls (conversation_id, started_at);

-- A member has one call at a time, whichever side of it they are.
CREATE UNIQUE INDEX call_sides_one_live ON call_sides (profile_id) WHERE live;

ALTER TABLE calls
  ADD CONSTRAINT calls_due_while_open CHECK ((state IN ('ringing', 'active')) = (due_at IS NOT NULL)),
  ADD CONSTRAINT calls_ended_whole CHECK ((due_at IS NULL) = (ended_at IS NOT NULL) AND (due_at IS NULL) = (end_reason IS NOT NULL)),
  ADD CONSTRAINT calls_answered CHECK ((state IN ('active', 'ended')) = (answered_at IS NOT NULL)),
  ADD CONSTRAINT calls_in_order CHECK (answered_at >= started_at AND ended_at >= coalesce(answered_at, started_at)),
  ADD CONSTRAINT calls_of_two CHECK (caller_id <> callee_id),
  ADD CONSTRAINT calls_signals_counted CHECK (signals >= 0);
