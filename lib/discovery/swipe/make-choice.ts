import { addNotice, type AddedNotice } from '../../chat/add-notice.ts';
import { lockPair } from '../../chat/lock-pair.ts';
import { markMatched } from '../../chat/mark-matched.ts';
import type { Peer } from '../../chat/find-peer.ts';
import { lockAccount } from '../../credits/lock-account.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { recordKpi } from '../../tracking/record-kpi.ts';
import { choiceFacts, type ChoiceFacts, type SwipeRequest } from './choice-facts.ts';
import type { ChoiceMade } from './contract.ts';
import { lockSwipes } from './lock-swipes.ts';
import { payLike } from './pay-like.ts';
import { costsCredit, refuseChoice, isAlreadyMade } from './refuse-choice.ts';
import { storeSwipe } from './store-swipe.ts';

export type Made = Pick<ChoiceMade, 'choice' | 'matched' | 'repeated'> & {
  /** The notice for the other member; null: none. */
  readonly notice: AddedNotice | null;
};

/** The reply to a choice that was made before. Pure. */
export function repeatedChoice(facts: ChoiceFacts, { choice }: SwipeRequest): Made {
  return { choice: facts.before ?? choice, matched: facts.matched, repeated: true, notice: null };
}

/** Whether the choice notifies the peer, in their conversation. Pure. */
export function notifiesPeer({ choice }: SwipeRequest, { kind }: Peer): boolean {
  return choice === 'like' && kind === 'member';
}

/**
 * Makes a choice in the caller's transaction, for `chooseProfile`; one that notifies the peer needs an
 * existing conversation. Locks: the member's swipes, the conversation, the account; the inboxes come last, as
 * in a send.
 */
export async function makeChoice(
  tx: Prisma.TransactionClient,
  request: SwipeRequest,
  peer: Peer,
): Promise<Made> {
  const { viewer, choice, source, idClient, peerId, now } = request;
  const { profileId, memberId, brandId } = viewer;
  await lockSwipes(tx, profileId);
  const pair = notifiesPeer(request, peer) ? await lockPair(tx, profileId, peerId) : null;
  await lockAccount(tx, memberId);
  const facts = await choiceFacts(tx, request);
  await refuseChoice(facts, request, peer.answeredBy);
  if (isAlreadyMade(facts, request)) return repeatedChoice(facts, request);
  const entryId = costsCredit(facts, request) ? await payLike(tx, request) : null;
  await storeSwipe(tx, { profileId, peerId, choice, source, idClient, entryId, now });
  await recordKpi({ brandId, memberId, name: choice, value: source, now }, tx);
  if (pair === null) return { choice, matched: false, repeated: false, notice: null };
  const category = facts.likesBack ? 'like_reply' : null;
  const sides = { conversationId: pair.id, from: profileId, to: peerId };
  const notice = await addNotice(tx, { ...sides, kind: 'like', category, now });
  if (facts.likesBack) await markMatched(tx, pair.id, notice.at);
  return { choice, matched: facts.likesBack, repeated: false, notice };
}
