import { lockCall } from '../chat/calls/lock-call.ts';
import { publishCall } from '../chat/calls/publish-call.ts';
import { inTransaction } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { after } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { wakeJobs } from '../queue/wake.ts';
import { CALL_REJOIN_MS } from './limits.ts';

type Left = { readonly id: string; readonly tab: string };

/**
 * The page of the tab that holds one side of a call is unloaded: it may be a reload. The other side sees that, and the call
 * ends unless `rejoinCall` follows in time. Of a call that is over, and of another tab, it changes nothing. Raises
 * `not_found` for another member's call.
 */
export async function leavePage(
  { profileId }: MemberViewer,
  { id, tab }: Left,
  now: Date,
): Promise<void> {
  const until = after(now, CALL_REJOIN_MS);
  const changed = await inTransaction(async (tx) => {
    const call = await lockCall(tx, id, profileId);
    if (call === null) return fail('not_found');
    if (call.dueAt === null) return false;
    const { count } = await tx.callSide.updateMany({
      where: { callId: id, profileId, tab, live: true, leftAt: null },
      data: { leftAt: now },
    });
    if (count === 0) return false;
    const dueAt = until < call.dueAt ? until : call.dueAt;
    await tx.call.update({ where: { id }, data: { dueAt } });
    return true;
  });
  if (!changed) return;
  wakeJobs(until.getTime());
  await publishCall(id);
}
