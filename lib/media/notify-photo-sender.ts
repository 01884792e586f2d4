import { db } from '../db/client.ts';
import { realtime } from '../realtime/port.ts';

/** Makes the sender's devices refetch the state of their chat photos. */
export async function notifyPhotoSender(senderId: string): Promise<void> {
  const sender = await db().profile.findUnique({
    where: { id: senderId },
    select: { memberId: true },
  });
  if (sender?.memberId) realtime().toMember(sender.memberId, 'catchUp', {});
}
