import { db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { ReportReason, ReportSurface } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { lastMessages, messagesAround } from './reported-messages.ts';

type Asked = {
  readonly reporterId: string;
  readonly reportedId: string;
  readonly reason: ReportReason;
  readonly surface: ReportSurface;
  /** The number of the reported message, if the report is about one. */
  readonly seq?: number | undefined;
  readonly now: Date;
};

/** Messages are read only when the report comes from the chat. */
async function messagesOf({ reporterId, reportedId, surface, seq }: Asked) {
  const pair = { reporterId, reportedId };
  if (seq === undefined) return surface === 'chat' ? lastMessages(pair) : [];
  const around = await messagesAround(pair, seq);
  // The number is that of another message: the reporter's own, a like, or none at all.
  return around.some((message) => message['seq'] === seq) ? around : fail('not_found');
}

/**
 * A snapshot of the reported profile, so that later changes do not affect the decision. Raises `not_found`
 * for a message that the reported side did not write.
 */
export async function gatherEvidence(asked: Asked): Promise<Prisma.InputJsonObject> {
  const { reportedId, reason, surface, seq, now } = asked;
  const [profile, messages] = await Promise.all([
    db().profile.findUniqueOrThrow({
      where: { id: reportedId },
      select: {
        screenName: true,
        about: true,
        lookingFor: true,
        textState: true,
        photos: { where: { state: { not: 'removed' } }, select: { id: true, state: true } },
      },
    }),
    messagesOf(asked),
  ]);
  return {
    // A later report may name a more serious reason than the open one it joins.
    at: now.toISOString(),
    reason,
    surface,
    ...(seq !== undefined && { reported: seq }),
    ...profile,
    messages,
  };
}
