import { randomUUID } from 'node:crypto';
import type { SwipeChoice, SwipeSource } from '#lib/db/generated/enums.ts';
import { chooseProfile } from '#lib/discovery/swipe/choose.ts';
import type { ChoiceMade } from '#lib/discovery/swipe/contract.ts';
import { undoSwipe } from '#lib/discovery/swipe/undo.ts';
import { clock } from '#lib/kernel/clock.ts';
import { regionByName } from '#lib/places/queries.ts';
import { createMember, type CreatedMember, type MemberOptions } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { viewerOf } from '../chat/chat-helpers.ts';

export type How = {
  readonly source?: SwipeSource;
  readonly idClient?: string;
  readonly fromSocket?: string;
};

/** A member chooses the profile with this public id. */
export async function choose(
  from: CreatedMember,
  { angelId }: { readonly angelId: string },
  choice: SwipeChoice,
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

/** A hosted profile that suits a man of the region. */
export async function createHosted(): Promise<{ profileId: string; angelId: string }> {
  const region = await regionByName('it', 'Marche');
  const { profileId, publicId } = await createHostedProfile({ regionId: region?.id ?? 0 });
  return { profileId, angelId: publicId };
}
