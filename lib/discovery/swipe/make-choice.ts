import { addNotice, type AddedNotice } from '../../chat/add-notice.ts';
import { lockPair } from '../../chat/lock-pair.ts';
import { markMatched } from '../../chat/mark-matched.ts';
import type { Peer } from '../../chat/find-peer.ts';
import { lockAccount } from '../../credits/lock-account.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { recordKpi } from '../../tracking/record-kpi.ts';
import { saveLiked } from '../favourites/save-liked.ts';
import { choiceFacts, type ChoiceFacts, type SwipeRequest } from './choice-facts.ts';
import type { ChoiceMade } from './contract.ts';
import { lockSwipes } from './lock-swipes.ts';
import { costsCredit, refuseChoice, isAlreadyMade } from './refuse-choice.ts';
import { moveCredits } from '../../credits/move-credits.ts';
import { fail } from '../../kernel/errors.ts';
import type { SwipeChoice, SwipeSource } from '../../db/generated/enums.ts';

type NewSwipe = {
  readonly profileId: string;
  readonly peerId: string;
  readonly choice: SwipeChoice;
  readonly source: SwipeSource;
  readonly idClient: string;
  /** The credit entry that paid for it; null when it was free. */
  readonly entryId: string | null;
  readonly now: Date;
};

/**
 * Writes a choice, in place of an earlier one, and dates it after the member's last one, because undo picks
 * the newest.
 */
async function storeSwipe(tx: Prisma.TransactionClient, swipe: NewSwipe): Promise<void> {
  const { profileId, peerId, choice, source, idClient, entryId, now } = swipe;
  await tx.$executeRaw`
    insert into swipes (profile_id, peer_id, choice, source, id_client, cost, entry_id, at)
    select ${profileId}::uuid, ${peerId}::uuid, ${choice}, ${source}, ${idClient}::uuid,
           ${entryId === null ? 0 : 1}, ${entryId}::uuid,
           greatest(${now}::timestamptz, max(s.at) + interval '1 millisecond')
      from swipes s where s.profile_id = ${profileId}::uuid
    on conflict (profile_id, peer_id) do update set
      choice = excluded.choice, source = excluded.source, id_client = excluded.id_client,
      cost = excluded.cost, entry_id = excluded.entry_id, at = excluded.at`;
}

/**
 * Takes the like credit; the caller has checked the balance under the account's lock. Returns the credit
 * entry. Raises `client_id_reused` for a late repetition of a like that was undone meanwhile.
 */
async function payLike(tx: Prisma.TransactionClient, request: SwipeRequest): Promise<string> {
  const { viewer, peerId, idClient, now } = request;
  const moved = await moveCredits(tx, {
    memberId: viewer.memberId,
    bucket: 'likes',
    delta: -1,
    reason: 'like',
    reference: peerId,
    uniqueKey: `like:${viewer.profileId}:${idClient}`,
    now,
  });
  return moved?.entryId ?? fail('client_id_reused');
}

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
  if (facts.hosted && choice === 'like') await saveLiked(tx, { profileId, peerId });
  await recordKpi({ brandId, memberId, name: choice, value: source, now }, tx);
  if (pair === null) return { choice, matched: false, repeated: false, notice: null };
  const category = facts.likesBack ? 'like_reply' : null;
  const sides = { conversationId: pair.id, from: profileId, to: peerId };
  const notice = await addNotice(tx, { ...sides, kind: 'like', category, now });
  if (facts.likesBack) await markMatched(tx, pair.id, notice.at);
  return { choice, matched: facts.likesBack, repeated: false, notice };
}
