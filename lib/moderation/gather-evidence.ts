import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { fail } from '../kernel/errors.ts';
import type { ReportReason, ReportSurface } from './reasons.ts';
import { lastMessages, messagesAround } from './reported-messages.ts';

type Asked = {
  readonly reporterId: string;
  readonly reportedId: string;
  readonly reason: ReportReason;
  readonly surface: ReportSurface;
  /** The message that is reported, where it is one. */
  readonly seq?: number | undefined;
  readonly now: Date;
};

/** Words are read only where the report comes from the chat. */
async function messagesOf({ reporterId, reportedId, surface, seq }: Asked) {
  const pair = { reporterId, reportedId };
  if (seq === undefined) return surface === 'chat' ? lastMessages(pair) : [];
  const around = await messagesAround(pair, seq);
  // Another's, one's own, or a like.
  return around.some((message) => message['seq'] === seq) ? around : fail('not_found');
}

/**
 * The reported profile as it stands now: what is changed afterwards can still be judged. Raises `not_found`
 * for a message that the reported side did not write.
 */
export async function gatherEvidence(asked: Asked): Promise<Prisma.InputJsonObject> {
  const { reportedId, reason, surface, seq, now } = asked;
  const [profile, messages] = await Promise.all([
    db().profile.findUniqueOrThrow({
      where: { id: reportedId },
      select: {
        ...{ screenName: true, about: true, lookingFor: true, textState: true },
        photos: { where: { state: { not: 'removed' } }, select: { id: true, state: true } },
      },
    }),
    messagesOf(asked),
  ]);
  return {
    // A later report may name a graver reason than the one it joins.
    ...{ at: now.toISOString(), reason, surface },
    ...(seq !== undefined && { reported: seq }),
    ...profile,
    messages,
  };
}
