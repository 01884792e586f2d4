import { hasBlocked } from '../chat/conversations/blocked-peers.ts';
import type { Prisma } from '../db/generated/client.ts';
import { flowVersion } from '../flows/queries.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { fail } from '../kernel/errors.ts';

/**
 * What a member needs to call or to accept a call, as to write to a match: a confirmed address, and the card check where
 * the flow or the other side asks for it.
 */
export async function checkOwnSide(viewer: MemberViewer, peerVerifiedOnly: boolean): Promise<void> {
  if (!viewer.emailConfirmed) fail('email_unconfirmed');
  const { config } = await flowVersion(viewer.flowVersionId);
  if ((config.requiresCardCheck || peerVerifiedOnly) && !viewer.cardVerified)
    fail('card_check_required');
}

type Pair = {
  readonly id: string;
  readonly matched: boolean;
  readonly blocked: boolean;
  readonly ownActive: boolean;
  readonly peerActive: boolean;
  readonly peerVerifiedOnly: boolean;
};

/**
 * The conversation of the member with a profile, locked, if the two may call each other. Both accounts are locked against
 * a change of their state. Raises what `startCall` does.
 */
export async function lockCallable(
  tx: Prisma.TransactionClient,
  viewer: MemberViewer,
  peerId: string,
): Promise<string> {
  const { profileId } = viewer;
  const [pair] = await tx.$queryRaw<Pair[]>`
    with pair as materialized (
      select id, matched_at, blocked_at from conversations
       where profile_low = least(${profileId}::uuid, ${peerId}::uuid)
         and profile_high = greatest(${profileId}::uuid, ${peerId}::uuid)
         for no key update),
    side as materialized (
      select p.id, u.state = 'active' and p.state = 'active' as active,
             u.email_confirmed_at is not null as confirmed, p.verified_only
        from pair join profiles p on p.id in (${profileId}::uuid, ${peerId}::uuid)
        join users u on u.id = p.member_id
       order by u.id for share of u)
    select pair.id::text, pair.matched_at is not null as matched,
           pair.blocked_at is not null as blocked,
           coalesce(own.active, false) as "ownActive",
           coalesce(theirs.active and theirs.confirmed, false) as "peerActive",
           coalesce(theirs.verified_only, false) as "peerVerifiedOnly"
      from pair left join side own on own.id = ${profileId}::uuid
      left join side theirs on theirs.id = ${peerId}::uuid`;
  if (!pair) return fail('call_needs_match');
  if (pair.blocked) {
    fail((await hasBlocked(profileId, peerId)) ? 'conversation_blocked' : 'peer_unavailable');
  }
  if (!pair.matched) fail('call_needs_match');
  if (!pair.ownActive) fail('account_disabled');
  if (!pair.peerActive) fail('peer_unavailable');
  await checkOwnSide(viewer, pair.peerVerifiedOnly);
  return pair.id;
}
