import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import type { MessageReaction } from '../../db/generated/enums.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { flowVersion } from '../../flows/queries.ts';
import { fail } from '../../kernel/errors.ts';
import { dueUntil } from '../conversations/not-yet-due.ts';
import { OWN_BLOCK, SHUT_OUT } from '../closed-side.ts';
import { notifyMessageChange } from '../notify-message-change.ts';
import { mayRead } from './visible-text.ts';

const CLOSED = Prisma.raw(`${OWN_BLOCK} as blocked, ${SHUT_OUT} as "shutOut"`);

type Reacted = {
  readonly trackerId: string;
  readonly angelId: string;
  readonly seq: number;
  /** Null removes the reaction. */
  readonly reaction: MessageReaction | null;
};

type Received = {
  readonly conversationId: string;
  readonly reaction: MessageReaction | null;
  readonly revision: number;
  readonly open: boolean;
  readonly at: Date;
  readonly matched: boolean;
  readonly openedAt: Date | null;
  readonly blocked: boolean;
  readonly shutOut: boolean;
  readonly peerState: string;
  readonly verifiedOnly: boolean;
};

/**
 * A message that the viewer has received, under the lock of its conversation and of the account, which cannot
 * be erased meanwhile. Raises `not_found` for any other one: own, removed, hidden from the viewer, or of a
 * system sender.
 */
async function lockReceived(
  tx: Prisma.TransactionClient,
  viewer: MemberViewer,
  { angelId, seq }: Reacted,
): Promise<Received> {
  const { profileId } = viewer;
  const [pair] = await tx.$queryRaw<{ id: string }[]>`
    select c.id::text from profiles p
      join conversations c on c.profile_low = least(p.id, ${profileId}::uuid)
                          and c.profile_high = greatest(p.id, ${profileId}::uuid)
      join users u on u.id = ${viewer.memberId}::uuid and u.state <> 'erased'
     where p.public_id = ${angelId} for no key update of c for key share of u`;
  const [received] = await tx.$queryRaw<Received[]>`
    select m.conversation_id::text as "conversationId", m.reaction, c.last_revision as revision, m.open,
           m.created_at as at, c.matched_at is not null as matched, i.opened_at as "openedAt",
           ${CLOSED},
           p.state as "peerState", p.verified_only as "verifiedOnly"
      from messages m
      join conversations c on c.id = m.conversation_id
      join profiles p on p.id = m.sender_id and p.kind <> 'system'
      join participants mine on mine.conversation_id = m.conversation_id
                            and mine.profile_id = ${profileId}::uuid
      join participants theirs on theirs.conversation_id = m.conversation_id
                              and theirs.profile_id = m.sender_id
      left join inboxes i on i.profile_id = mine.profile_id
     where m.conversation_id = ${pair?.id ?? null}::uuid and m.seq = ${seq}
       and m.sender_id <> mine.profile_id and m.kind = 'personal' and m.removed_at is null
       and m.seq > mine.expired_seq and m.created_at <= ${dueUntil()}`;
  if (!received || (received.shutOut && !received.blocked)) return fail('not_found');
  return received;
}

function isReadable(viewer: MemberViewer, { open, at, openedAt, matched }: Received): boolean {
  return mayRead({ mine: false, open, at, openedAt, matched, viewerLevel: viewer.level });
}

/** Stores the reaction and numbers the change, so that devices that were offline can catch up. */
async function storeReaction(
  tx: Prisma.TransactionClient,
  { conversationId, seq, reaction }: Pick<Received, 'conversationId'> & Reacted,
): Promise<number> {
  const [stored] = await tx.$queryRaw<{ revision: number }[]>`
    with numbered as (
      update conversations set last_revision = last_revision + 1 where id = ${conversationId}::uuid
      returning last_revision as revision)
    update messages m set revision = numbered.revision, reaction = ${reaction}::message_reaction
      from numbered where m.conversation_id = ${conversationId}::uuid and m.seq = ${seq}
    returning numbered.revision`;
  if (!stored) throw new Error('message not found for reaction');
  return stored.revision;
}

/**
 * Sets, changes or removes the member's reaction to a message that they have received; both sides see it at
 * once. It costs nothing, and the same reaction twice changes nothing. Members only. Raises `not_found`, also
 * for a message that the member may not read, `conversation_blocked`, `peer_unavailable` for a profile that
 * left, and `card_check_required` where writing to it asks for the check; neither of the two for a removal.
 */
export async function reactToMessage(
  viewer: MemberViewer,
  reacted: Reacted,
): Promise<{ revision: number; reaction: MessageReaction | null }> {
  requireOwnName(viewer, reacted.trackerId);
  const { config } = await flowVersion(viewer.flowVersionId);
  const { seq, reaction } = reacted;
  const outcome = await retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      const received = await lockReceived(tx, viewer, reacted);
      if (received.blocked) fail('conversation_blocked');
      // A reaction can be removed after the peer has left, and without a check that was asked for since.
      const isNew = reaction !== null;
      if (isNew && received.peerState !== 'active') fail('peer_unavailable');
      if (!isReadable(viewer, received)) fail('not_found');
      const needsCheck = config.requiresCardCheck || received.verifiedOnly;
      if (isNew && needsCheck && !viewer.cardVerified) fail('card_check_required');
      const { conversationId, revision } = received;
      if (received.reaction === reaction) return { conversationId, revision, changed: false };
      const stored = await storeReaction(tx, { conversationId, ...reacted });
      return { conversationId, revision: stored, changed: true };
    }),
  );
  if (outcome.changed) await notifyMessageChange(outcome.conversationId, seq);
  return { revision: outcome.revision, reaction };
}
