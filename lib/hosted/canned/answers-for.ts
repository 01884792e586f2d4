import { db } from '../../db/client.ts';
import { faultOf } from '../safety/guard.ts';
import type { HostedConversation } from '../hold/find-conversation.ts';

const MAX_ROWS = 60;

/** Canned answers for a conversation, those of this profile first; the content rules are checked when one is sent. */
export async function answersFor({ member, hosted }: HostedConversation) {
  const { locale } = await db().user.findUniqueOrThrow({
    where: { id: member.id },
    select: { locale: true },
  });
  const found = await db().cannedAnswer.findMany({
    where: {
      removedAt: null,
      locale,
      AND: [
        { OR: [{ brandId: null }, { brandId: member.brandId }] },
        { OR: [{ profileId: null }, { profileId: hosted.id }] },
      ],
    },
    orderBy: [{ profileId: { sort: 'asc', nulls: 'last' } }, { title: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS,
    select: { id: true, title: true, body: true },
  });
  const fill = (body: string): string => body.replaceAll('{name}', hosted.screenName);
  return found
    .map(({ body, ...row }) => ({ ...row, body: fill(body) }))
    .filter(({ body }) => faultOf(body) === null);
}
