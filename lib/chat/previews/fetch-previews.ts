import { db, inTransaction } from '../../db/client.ts';
import type { LinkFetch, MessagePreview } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import { fail } from '../../kernel/errors.ts';
import { log } from '../../kernel/log.ts';
import { chatPicture, storeChatPictureFile } from '../../media/chat-picture-file.ts';
import { cancelRemoval } from '../../media/schedule-removal.ts';
import { storePicture } from '../../media/store-picture.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { messageSides } from '../message-sides.ts';
import { notifyMessageChange } from '../notify-message-change.ts';
import { presentMessage } from '../present.ts';
import { cachedContent } from './cached-content.ts';
import type { StandIn } from './fetch-content.ts';
import { PREVIEW_AGAIN_MS, PREVIEW_LEASE_MS } from './limits.ts';
import { previewedLink } from './previewed-link.ts';
import { storePreview } from './store-preview.ts';

export const PREVIEWS_TO_FETCH: DueRows = {
  name: 'claim-previews',
  table: 'message_previews',
  brand: 'brand_id',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: PREVIEW_LEASE_MS,
  returning: 't.id',
};

const AT_ONCE = 4;

/** Whether both members may read the message, as it was sent, and neither has switched previews off. */
async function isShownToBoth(preview: MessagePreview): Promise<boolean> {
  const { conversationId, seq, address } = preview;
  const sides = await messageSides(conversationId, seq);
  const isReadable = sides.every(({ row, reader }) => {
    const { blurred, removed, edited } = presentMessage(row, reader);
    return !blurred && !removed && !edited && previewedLink(row.body) === address;
  });
  if (sides.length !== 2 || !isReadable) return false;
  const memberIds = sides.map(({ memberId }) => memberId);
  const off = { memberId: { in: memberIds }, showsPreviews: false };
  return (await db().profile.count({ where: off })) === 0;
}

/** Leaves a message without a preview: it has a link, and nothing to fetch. */
async function leaveWithout({ leaseKey: id, leasedUntil: dueAt }: Leased): Promise<void> {
  await db().messagePreview.updateMany({
    where: { id, dueAt },
    data: { address: null, dueAt: null },
  });
}

/** Each message has a copy of the picture, which is deleted with it. */
async function store(claim: Leased, preview: MessagePreview, content: LinkFetch, now: Date) {
  const { title, description, objectKey: cached, width, height } = content;
  if (title === null || description === null) return leaveWithout(claim);
  const bytes = cached === null ? null : await chatPicture(cached);
  const facts = { claim, preview, title, description };
  const isStored =
    bytes === null || width === null || height === null
      ? await inTransaction((tx) => storePreview(tx, { ...facts, picture: null }))
      : await storePicture({
          now,
          storeFiles: (objectKey) => storeChatPictureFile(objectKey, bytes),
          add: (objectKey) =>
            inTransaction(async (tx) => {
              if (!(await cancelRemoval(tx, objectKey))) fail('unavailable');
              const picture = { objectKey, width, height };
              // The message is gone, or the claim was lost: the file goes with the error.
              return (await storePreview(tx, { ...facts, picture })) || fail('conflict');
            }),
        });
  if (isStored) await notifyMessageChange(preview.conversationId, preview.seq);
}

async function fetchPreview(claim: Leased, now: Date, standIn: StandIn): Promise<void> {
  const { leaseKey: id, leasedUntil: dueAt } = claim;
  try {
    const preview = await db().messagePreview.findFirst({ where: { id, dueAt } });
    if (!preview || preview.address === null) return;
    if (!(await isShownToBoth(preview))) {
      await leaveWithout(claim);
      return;
    }
    const content = await cachedContent(preview.address, now, standIn);
    if (content === 'busy') {
      const again = after(now, PREVIEW_AGAIN_MS);
      await db().messagePreview.updateMany({ where: { id, dueAt }, data: { dueAt: again } });
      wakeJobs(again.getTime());
      return;
    }
    await store(claim, preview, content, now);
  } catch (error) {
    log().warn({ err: error }, 'link preview failed: message has none');
    await leaveWithout(claim);
  }
}

/**
 * Due work: fetches the previews of links that both members may read, and pushes each to their devices as a change of
 * its message. A link that cannot be fetched leaves its message without one.
 */
export async function fetchPreviews(
  now: Date,
  limit: number,
  standIn: StandIn = env().LINK_STAND_IN,
): Promise<number> {
  const claimed = await claimDue(PREVIEWS_TO_FETCH, now, limit);
  await forEachLeased(
    PREVIEWS_TO_FETCH,
    claimed,
    (claim) => fetchPreview(claim, now, standIn),
    AT_ONCE,
  );
  return claimed.length;
}

export const fetchPreviewsWork: DueWork = {
  name: 'link previews',
  run: (now, limit) => fetchPreviews(now, limit),
};
