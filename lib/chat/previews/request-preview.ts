import { inTransaction } from '../../db/client.ts';
import { after, clock } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { log } from '../../kernel/log.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { PREVIEWS_OF_SENDER, PREVIEWS_WITHIN_MS } from './limits.ts';
import { hasLink, previewedLink } from './previewed-link.ts';

type Linked = {
  readonly conversationId: string;
  readonly seq: number;
  readonly senderId: string;
  readonly brandId: string;
  readonly text: string;
};

/**
 * Notes that a stored message has a link, and that its preview is to be fetched. The first message of a sender with a
 * link has none: its reader is shown a tip about links instead. Nor have those of a sender of many links. Raises nothing
 * for a message that is noted already.
 */
async function requestPreview(linked: Linked, now: Date): Promise<void> {
  const { text, ...message } = linked;
  if (!hasLink(text)) return;
  const { conversationId, senderId } = message;
  const address = await inTransaction(async (tx) => {
    const [earlier, lately] = [
      await tx.messagePreview.count({
        where: { conversationId, senderId, seq: { lt: message.seq } },
      }),
      await tx.messagePreview.count({
        where: { senderId, createdAt: { gt: after(now, -PREVIEWS_WITHIN_MS) } },
      }),
    ];
    const isFetched = earlier > 0 && lately < PREVIEWS_OF_SENDER;
    const found = isFetched ? previewedLink(text) : null;
    await tx.messagePreview.createMany({
      skipDuplicates: true,
      data: {
        id: newId(now.getTime()),
        ...message,
        address: found,
        dueAt: found === null ? null : now,
        createdAt: now,
      },
    });
    return found;
  });
  if (address !== null) wakeJobs(now.getTime());
}

/** The same beside the send that stored the message, once that has answered: a lost preview loses no message. */
export function requestPreviewLater(linked: Linked): void {
  setImmediate(() => {
    requestPreview(linked, clock.now()).catch((error: unknown) => {
      log().warn({ err: error }, 'link preview request failed: message has none');
    });
  });
}
