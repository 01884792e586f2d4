import type { MemberViewer } from '../../identity/viewer.ts';
import { findPeer, type Peer } from '../../chat/find-peer.ts';
import { openConversation } from '../../chat/open-conversation.ts';
import { remainingCredits } from '../../credits/queries.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { SwipeChoice, SwipeSource } from '../../db/generated/enums.ts';
import { flowVersion } from '../../flows/queries.ts';
import { clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import { spend } from '../../security/rate-limit.ts';
import { choiceFacts, type SwipeRequest } from './choice-facts.ts';
import type { ChoiceMade } from './contract.ts';
import { notifiesPeer, makeChoice, repeatedChoice, type Made } from './make-choice.ts';
import { refuseChoice, isAlreadyMade } from './refuse-choice.ts';
import { SWIPE_RATE } from '../limits.ts';
import { pushNotice } from '../../chat/add-notice.ts';
import type { RemainingCredits } from '../../realtime/events.ts';
import { realtime } from '../../realtime/port.ts';

type About = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly credits: RemainingCredits;
  /** The chosen profile's member, if it has one. */
  readonly toMember: string | null;
  readonly fromSocket: string | undefined;
};

/** Notifies the other member of a new like, and the member's own other devices. A dislike notifies no one. */
function notifyChoice(made: Made, about: About): void {
  const { choice, matched, repeated, notice } = made;
  const { viewer, angelId, credits, toMember, fromSocket } = about;
  if (repeated || choice === 'dislike') return;
  const update = { angelId, likeCredits: credits.likeCredits, matched, liked: true };
  realtime().toMember(viewer.memberId, 'like', update, fromSocket);
  realtime().toMember(viewer.memberId, 'remainingCredits', credits);
  if (notice === null || toMember === null) return;
  const category = matched ? 'like_reply' : null;
  pushNotice(notice, { from: viewer, toMember, kind: 'like', category });
}

const BUDGET = { name: 'swipes', ...SWIPE_RATE };

export type Choosing = {
  readonly viewer: MemberViewer;
  readonly angelId: string;
  readonly choice: SwipeChoice;
  readonly source: SwipeSource;
  readonly idClient: string;
  /** The socket it came from, which needs no event. */
  readonly fromSocket?: string | undefined;
};

/** A refused choice opens no conversation: it is checked before, and again under the locks. */
async function settle(request: SwipeRequest, peer: Peer): Promise<Made> {
  const facts = await choiceFacts(db(), request);
  await refuseChoice(facts, request, peer.answeredBy);
  if (isAlreadyMade(facts, request)) return repeatedChoice(facts, request);
  if (notifiesPeer(request, peer)) {
    const { profileId, brandId } = request.viewer;
    await openConversation({ brandId, opener: profileId, peer: peer.profileId, now: request.now });
  }
  return inTransaction((tx) => makeChoice(tx, request, peer));
}

/**
 * A member likes or dislikes a profile; two likes are a match, and both sides are notified. The returned
 * choice is committed. A repeated choice, from any device or with any id, costs nothing and returns the
 * stored one; only undo removes a like. Members only. Raises `peer_unavailable`, `system_sender`,
 * `conversation_blocked`, `card_check_required`, `disclosure_required` (and writes the disclosure it shows),
 * `likes_exhausted`, `client_id_reused`, `account_disabled`, `too_many_requests`.
 */
export async function chooseProfile(choosing: Choosing): Promise<ChoiceMade> {
  const { viewer, angelId, choice, source, idClient, fromSocket } = choosing;
  await spend(BUDGET, viewer.memberId);
  const { config } = await flowVersion(viewer.flowVersionId);
  const peer = (await findPeer(angelId)) ?? fail('peer_unavailable');
  const { notice, ...made } = await settle(
    {
      viewer,
      peerId: peer.profileId,
      choice,
      source,
      idClient,
      now: clock.now(),
      messageCost: config.messageCost,
      cardCheck: config.requiresCardCheck,
    },
    peer,
  );
  const credits = await remainingCredits(viewer);
  const { likeCredits } = credits;
  const about = { viewer, angelId, credits, toMember: peer.memberId, fromSocket };
  notifyChoice({ ...made, notice }, about);
  return { ...made, likeCredits, remainingCredits: credits };
}
