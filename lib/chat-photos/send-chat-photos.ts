import { viewerOfMember } from '../identity/viewer-of-member.ts';
import { sendMessage } from '../chat/send-message.ts';
import { db } from '../db/client.ts';
import type { DueWork } from '../queue/due-work.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { leaveUnsent } from './leave-unsent.ts';

/** How long a claim lasts; a photo whose worker crashed is sent after that. */
const LEASE_MS = 2 * MINUTE;
/** Temporary errors, which do not depend on the photo. */
const PASSING: readonly string[] = ['unavailable', 'too_many_requests'];

async function claim(now: Date, limit: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    update chat_photos set due_at = ${after(now, LEASE_MS)}
     where id in (select id from chat_photos where state = 'approved' and due_at <= ${now}
                   order by due_at limit ${limit} for update skip locked)
    returning id::text`;
  return rows.map(({ id }) => id);
}

async function send(id: string, now: Date): Promise<void> {
  const photo = await db().chatPhoto.findUnique({
    where: { id },
    include: { sender: { select: { memberId: true } }, peer: { select: { publicId: true } } },
  });
  const viewer = photo?.sender.memberId ? await viewerOfMember(photo.sender.memberId) : null;
  if (!photo) return;
  if (!viewer) return leaveUnsent(photo, 'account_disabled', now);
  const { idClient, caption: text, width, height, peer } = photo;
  try {
    const { publicId: angelId } = peer;
    await sendMessage({ viewer, angelId, text, idClient, photo: { id, width, height } });
  } catch (error) {
    if (isAppError(error) && !PASSING.includes(error.code)) {
      return leaveUnsent(photo, error.code, now);
    }
    log().error({ err: error }, 'chat photo send failed: will be retried');
    return;
  }
  await db().chatPhoto.updateMany({
    where: { id, state: 'approved' },
    data: { state: 'sent', sentAt: now, dueAt: null },
  });
}

/**
 * Due work: sends approved photos as messages; permissions are checked and credits charged only now. The
 * message has the photo's idClient, so a repetition after a crash finds the message already sent.
 */
export async function sendChatPhotos(now: Date, limit: number): Promise<number> {
  const ids = await claim(now, limit);
  for (const id of ids) await send(id, now);
  return ids.length;
}

export const sendChatPhotosWork: DueWork = { name: 'chat photos', run: sendChatPhotos };
