import { finishCall, publishFinished } from '../chat/calls/finish-call.ts';
import { lockCall, type LockedCall } from '../chat/calls/lock-call.ts';
import { inTransaction } from '../db/client.ts';
import { retryOnDeadlock } from '../db/retry.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';

function reasonOf({ state, callerId }: LockedCall, profileId: string) {
  if (state === 'active') return 'hung_up';
  return callerId === profileId ? 'canceled' : 'declined';
}

/**
 * One side ends the call: the caller cancels it while it rings, the called member declines it, either hangs up. From any
 * tab of theirs. A repetition changes nothing. Raises `not_found` for another member's call.
 */
export async function endCall({ profileId }: MemberViewer, id: string, now: Date): Promise<void> {
  const finished = await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      const call = await lockCall(tx, id, profileId);
      if (call === null) return fail('not_found');
      return call.dueAt === null ? null : finishCall(tx, call, reasonOf(call, profileId), now);
    }),
  );
  if (finished !== null) await publishFinished(finished);
}
