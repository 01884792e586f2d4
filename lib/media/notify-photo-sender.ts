import { db } from '../db/client.ts';
import { realtime } from '../realtime/port.ts';

/** Lets the devices of a profile ask anew how the photos stand that it sends. */
export async function notifyPhotoSender(senderId: string): Promise<void> {
  const sender = await db().profile.findUnique({
    where: { id: senderId },
    select: { memberId: true },
  });
  if (sender?.memberId) realtime().toMember(sender.memberId, 'catchUp', {});
}
