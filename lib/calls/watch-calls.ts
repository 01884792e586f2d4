import { finishCall, publishFinished } from '../chat/calls/finish-call.ts';
import { lockCall, type LockedCall } from '../chat/calls/lock-call.ts';
import { inTransaction } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { after, SECOND } from '../kernel/clock.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../queue/claim-due.ts';
import type { DueWork } from '../queue/due-work.ts';
import { wakeJobs } from '../queue/wake.ts';
import { CALL_MAX_MS, CALL_RINGING_MS } from './limits.ts';
import { goneAt } from './side-presence.ts';

export const CALLS_TO_WATCH: DueRows = {
  name: 'claim-calls',
  table: 'calls',
  brand: 'brand_id',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: 15 * SECOND,
  returning: 't.state',
};

/** Why an open call ends now, or when to look again. */
async function judge(tx: Prisma.TransactionClient, call: LockedCall, now: Date) {
  const isAnswered = call.answeredAt !== null;
  const endsAt = after(
    call.answeredAt ?? call.startedAt,
    isAnswered ? CALL_MAX_MS : CALL_RINGING_MS,
  );
  if (endsAt <= now) return isAnswered ? ('time_limit' as const) : ('no_answer' as const);
  const sides = await tx.callSide.findMany({
    // While it rings, only the end of the caller's page is a sign.
    where: { callId: call.id, ...(!isAnswered && { leftAt: { not: null } }) },
    orderBy: { profileId: 'asc' },
    select: { seenAt: true, leftAt: true },
  });
  const ends = sides.map(goneAt);
  if (ends.some((at) => at <= now)) return isAnswered ? ('lost' as const) : ('canceled' as const);
  return new Date(Math.min(endsAt.getTime(), ...ends.map((at) => at.getTime())));
}

async function watch({ leaseKey: id, leasedUntil }: Leased, now: Date): Promise<void> {
  const finished = await inTransaction(async (tx) => {
    const call = await lockCall(tx, id);
    // Ended or accepted since the claim.
    if (call?.dueAt?.getTime() !== leasedUntil.getTime()) return null;
    const verdict = await judge(tx, call, now);
    if (typeof verdict === 'string') return finishCall(tx, call, verdict, now);
    await tx.call.update({ where: { id }, data: { dueAt: verdict } });
    wakeJobs(verdict.getTime());
    return null;
  });
  if (finished !== null) await publishFinished(finished);
}

/**
 * Due work: ends calls that nobody answered, whose time is over, or of which one side is gone: a crash of an instance or
 * of both browsers ends a call too.
 */
export const watchCallsWork: DueWork = {
  name: 'calls',
  run: async (now, limit) => {
    const claims = await claimDue(CALLS_TO_WATCH, now, limit);
    await forEachLeased(CALLS_TO_WATCH, claims, (claim) => watch(claim, now));
    return claims.length;
  },
};
