import { publishCall } from '../chat/calls/publish-call.ts';
import { db } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';

type Consent = { readonly id: string; readonly tab: string; readonly shown: boolean };

/**
 * One side of an answered call shows its picture, or hides it again. The other side sees it unblurred once both do.
 * Raises `call_over` where the call is not answered, has ended or is held by another tab.
 */
export async function agreeToPicture(
  { profileId }: MemberViewer,
  { id, tab, shown }: Consent,
  now: Date,
): Promise<void> {
  const { count } = await db().callSide.updateMany({
    where: { callId: id, profileId, tab, live: true, call: { state: 'active' } },
    data: { pictureAt: shown ? now : null },
  });
  if (count === 0) fail('call_over');
  await publishCall(id);
}
