import { z } from 'zod';
import { db } from '../../db/client.ts';

const CALL_ID = z.uuid();

/** Public id of the other side of a call; null for what is no call, and for one that the profile has no side of. */
export async function peerOfCall(profileId: string, id: string): Promise<string | null> {
  if (!CALL_ID.safeParse(id).success) return null;
  const call = await db().call.findFirst({
    where: { id, OR: [{ callerId: profileId }, { calleeId: profileId }] },
    select: {
      callerId: true,
      caller: { select: { publicId: true } },
      callee: { select: { publicId: true } },
    },
  });
  if (call === null) return null;
  return call.callerId === profileId ? call.callee.publicId : call.caller.publicId;
}
