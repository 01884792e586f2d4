import { z } from 'zod';
import { lockPair } from '../../chat/lock-pair.ts';
import { reviseMessage } from '../../chat/revise-message.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { audit } from '../../audit/audit.ts';

type Upheld = {
  readonly reporterId: string;
  readonly reportedId: string;
  readonly evidence: unknown;
};
type StaffAction = { readonly actor: string; readonly now: Date };

const evidenceSchema = z.array(
  z.object({
    reported: z.number().optional(),
    messages: z.array(z.object({ seq: z.number(), photo: z.string().optional() })),
  }),
);

/** The reported photos only, not those in the messages around them. */
function reportedPhotos(evidence: unknown): string[] {
  return evidenceSchema
    .parse(evidence)
    .flatMap(({ reported, messages }) => messages.filter(({ seq }) => seq === reported))
    .flatMap(({ photo }) => photo ?? []);
}

type RemovedMessage = { readonly conversationId: string; readonly seq: number };

/**
 * Call inside the transaction that upholds a report, before its other locks: removes the reported photos from
 * the conversation for both sides. Returns their messages, for `notifyMessageChange` after the commit.
 */
export async function removeReportedPhotos(
  tx: Prisma.TransactionClient,
  { reporterId, reportedId, evidence }: Upheld,
  { actor, now }: StaffAction,
): Promise<RemovedMessage[]> {
  const photoIds = reportedPhotos(evidence);
  if (photoIds.length === 0) return [];
  await lockPair(tx, reporterId, reportedId);
  const messages = await tx.message.findMany({
    where: { photoId: { in: photoIds }, senderId: reportedId, removedAt: null },
    select: { conversationId: true, seq: true, photoId: true },
  });
  for (const { conversationId, seq, photoId } of messages) {
    await reviseMessage(tx, { conversationId, seq, body: null, now });
    await audit(tx, { actor, action: 'chat_photo.remove', subject: photoId ?? '', now });
  }
  return messages;
}
