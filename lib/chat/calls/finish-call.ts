import type { Prisma } from '../../db/generated/client.ts';
import type { CallEnd } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { addCallLine, pushCallLine, type AddedLine, type CallCategory } from './add-call-line.ts';
import { replaceCallNotice } from './call-notice.ts';
import type { LockedCall } from './lock-call.ts';
import { publishCall } from './publish-call.ts';

/** What an ending makes of a call. */
const STATES = {
  hung_up: 'ended',
  time_limit: 'ended',
  lost: 'ended',
  canceled: 'missed',
  no_answer: 'missed',
  declined: 'declined',
} as const;
const LINES: Readonly<Record<'ended' | 'missed' | 'declined', CallCategory>> = {
  ended: 'call_ended',
  missed: 'call_missed',
  declined: 'call_declined',
};

export type FinishedCall = { readonly id: string; readonly line: AddedLine };

/**
 * Ends an open call under its lock: both sides are free for another one, and the thread gets a line. `lost` before it
 * was answered is a missed call.
 */
export async function finishCall(
  tx: Prisma.TransactionClient,
  call: LockedCall,
  reason: Exclude<CallEnd, 'closed'>,
  now: Date,
): Promise<FinishedCall> {
  const { id, conversationId, callerId, answeredAt } = call;
  const state = answeredAt === null && reason === 'lost' ? 'missed' : STATES[reason];
  // A clock that was set back meanwhile.
  const endedAt = new Date(Math.max(now.getTime(), (answeredAt ?? call.startedAt).getTime()));
  await tx.call.update({ where: { id }, data: { state, endReason: reason, endedAt, dueAt: null } });
  await tx.callSide.updateMany({ where: { callId: id }, data: { live: false } });
  await replaceCallNotice(tx, [id], now);
  const seconds =
    answeredAt === null ? null : Math.round((endedAt.getTime() - answeredAt.getTime()) / 1_000);
  const line = await addCallLine(tx, {
    conversationId,
    callerId,
    category: LINES[state],
    seconds,
    now: endedAt,
  });
  return { id, line };
}

/** Notifies the devices of both sides of the end and of its line. To call after the commit. */
export async function publishFinished({ id, line }: FinishedCall): Promise<void> {
  wakeJobs();
  await publishCall(id);
  await pushCallLine(id, line);
}
