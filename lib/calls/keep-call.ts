import { liveCall } from '../chat/calls/read-call.ts';
import { db } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';
import type { CallView } from '../realtime/events.ts';

/**
 * The tab that holds one side of a call says that it is there, and gets the call as it is now: an event may have been
 * lost. Raises `call_over` where it holds none.
 */
export async function keepCall(
  { profileId }: MemberViewer,
  { id, tab }: { readonly id: string; readonly tab: string },
  now: Date,
): Promise<CallView> {
  const { count } = await db().callSide.updateMany({
    where: { callId: id, profileId, tab, live: true },
    data: { seenAt: now, leftAt: null },
  });
  if (count === 0) fail('call_over');
  return (await liveCall(profileId)) ?? fail('call_over');
}
