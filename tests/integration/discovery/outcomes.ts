import { navigation } from '#lib/discovery/navigation.ts';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { db } from '#lib/db/client.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { viewerOf } from '../chat/chat-helpers.ts';

export async function likesLeft({ memberId }: CreatedMember): Promise<number> {
  return (await db().creditAccount.findUniqueOrThrow({ where: { memberId } })).likes;
}

export async function newOf(member: CreatedMember): Promise<number> {
  return (await navigation(await viewerOf(member), member.publicId)).newNotifications;
}

export async function noticesOf(member: CreatedMember) {
  return receivedNotices(await viewerOf(member), member.publicId, 'it');
}

export function swipesOf({ profileId }: CreatedMember) {
  return db().swipe.findMany({ where: { profileId }, orderBy: { at: 'asc' } });
}

/** The conversation row of two profiles; null if they have none. */
export function pairOf(one: string, other: string) {
  const [profileLow = '', profileHigh = ''] = [one, other].sort();
  return db().conversation.findUnique({
    where: { profileLow_profileHigh: { profileLow, profileHigh } },
    include: { messages: { orderBy: { seq: 'asc' } }, participants: true },
  });
}
