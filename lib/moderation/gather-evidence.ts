import { db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import type { ReportReason, ReportSurface } from './reasons.ts';

const LAST_MESSAGES = 20;

type Asked = {
  readonly reporterId: string;
  readonly reportedId: string;
  readonly reason: ReportReason;
  readonly surface: ReportSurface;
  readonly now: Date;
};

/** What the reported side wrote last to who reports it; read only where the report comes from the chat. */
function lastMessages({ reporterId, reportedId }: Asked) {
  const [profileLow = '', profileHigh = ''] = [reporterId, reportedId].sort();
  return db().message.findMany({
    where: {
      ...{ senderId: reportedId, kind: 'personal', removedAt: null },
      conversation: { profileLow, profileHigh },
    },
    orderBy: { seq: 'desc' },
    take: LAST_MESSAGES,
    select: { seq: true, body: true, createdAt: true },
  });
}

/** The reported profile as it stands now: what is changed afterwards can still be judged. */
export async function gatherEvidence(asked: Asked): Promise<Prisma.InputJsonObject> {
  const { reportedId, reason, surface, now } = asked;
  const [profile, messages] = await Promise.all([
    db().profile.findUniqueOrThrow({
      where: { id: reportedId },
      select: {
        ...{ screenName: true, about: true, lookingFor: true, textState: true },
        photos: { where: { state: { not: 'removed' } }, select: { id: true, state: true } },
      },
    }),
    surface === 'chat' ? lastMessages(asked) : [],
  ]);
  return {
    // A later report may name a graver reason than the one it joins.
    ...{ at: now.toISOString(), reason, surface },
    ...profile,
    messages: messages
      .toReversed()
      .map(({ seq, body, createdAt }) => ({ seq, text: body, at: createdAt.toISOString() })),
  };
}
