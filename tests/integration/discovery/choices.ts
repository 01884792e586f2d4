import { randomUUID } from 'node:crypto';
import { navigation } from '#lib/chat/navigation.ts';
import { receivedNotices } from '#lib/chat/received-notices.ts';
import { db } from '#lib/db/client.ts';
import { chooseProfile } from '#lib/discovery/swipe/choose.ts';
import type { Choice, ChoiceMade, SwipeSource } from '#lib/discovery/swipe/contract.ts';
import { undoSwipe } from '#lib/discovery/swipe/undo.ts';
import { clock } from '#lib/kernel/clock.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember, type CreatedMember, type MemberOptions } from '#tests/factories/member.ts';
import { viewerOf } from '../chat/scene.ts';

export type How = {
  readonly source?: SwipeSource;
  readonly idClient?: string;
  readonly fromSocket?: string;
};

/** A member chooses whoever has this public id. */
export async function choose(
  from: CreatedMember,
  { angelId }: { readonly angelId: string },
  choice: Choice,
  how: How = {},
): Promise<ChoiceMade> {
  const { source = 'match', idClient = randomUUID(), fromSocket } = how;
  const viewer = await viewerOf(from);
  return chooseProfile({ viewer, angelId, choice, source, idClient, fromSocket });
}

export const like = (from: CreatedMember, to: { readonly angelId: string }, how?: How) =>
  choose(from, to, 'like', how);

export const dislike = (from: CreatedMember, to: { readonly angelId: string }, how?: How) =>
  choose(from, to, 'dislike', how);

export async function undo(member: CreatedMember) {
  return undoSwipe({ viewer: await viewerOf(member), locale: 'it', now: clock.now() });
}

export const createWoman = (options: MemberOptions = {}): Promise<CreatedMember> =>
  createMember({ gender: 'woman', seeking: 'man', ...options });

/** A man and a woman who suit each other. */
export const createTwo = (): Promise<[CreatedMember, CreatedMember]> =>
  Promise.all([createMember(), createWoman()]);

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

/** How the conversation of two stands; null where they have none. */
export function pairOf(one: string, other: string) {
  const [profileLow = '', profileHigh = ''] = [one, other].sort();
  return db().conversation.findUnique({
    where: { profileLow_profileHigh: { profileLow, profileHigh } },
    include: { messages: { orderBy: { seq: 'asc' } }, participants: true },
  });
}

export async function regionId(): Promise<number> {
  return (await regionByName('it', 'Marche'))?.id ?? 0;
}
