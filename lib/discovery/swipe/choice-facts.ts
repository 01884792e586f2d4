import type { MemberViewer } from '../../identity/viewer.ts';
import type { Db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { foundAsSql } from '../../identity/gender.ts';
import { suitEachOther } from '../../identity/suits.ts';
import type { SwipeChoice, SwipeSource } from '../../db/generated/enums.ts';

export type SwipeRequest = {
  readonly viewer: MemberViewer;
  readonly peerId: string;
  readonly choice: SwipeChoice;
  readonly source: SwipeSource;
  readonly idClient: string;
  /** Cost of a message in the member's flow, and whether that flow requires the card check. */
  readonly messageCost: number;
  readonly cardCheck: boolean;
  readonly now: Date;
};

/** Current facts on which a choice depends. */
export type ChoiceFacts = {
  /** An error code, or null. */
  readonly refusal: string | null;
  readonly before: SwipeChoice | null;
  /** The profile for which this `idClient` was used before. */
  readonly usedFor: string | null;
  readonly likesBack: boolean;
  readonly matched: boolean;
  readonly level: 0 | 1 | 2;
  readonly likes: number;
  /** Hosted profiles are not notified of choices. */
  readonly hosted: boolean;
};

const SUIT = Prisma.raw(
  suitEachOther(
    { gender: foundAsSql('s'), seeking: 's.seeking' },
    { gender: foundAsSql('p'), seeking: 'p.seeking' },
  ),
);

/**
 * Reads the facts in one statement: inside the transaction that chooses, after its locks, and once before it,
 * so that a refused choice opens no conversation. Only a member's own block is reported to them.
 */
export async function choiceFacts(db: Db, request: SwipeRequest): Promise<ChoiceFacts> {
  const { viewer, peerId, choice, idClient, messageCost, cardCheck, now } = request;
  const [facts] = await db.$queryRaw<ChoiceFacts[]>`
    select own.choice as before, used.peer_id::text as "usedFor",
           coalesce(back.choice = 'like', false) as "likesBack", c.matched_at is not null as matched,
           case when su.level = 1 and a.bought < ${messageCost} and coalesce(su.paid_until <= ${now}, true)
                then 0 else su.level end as level,
           coalesce(a.likes, 0) as likes, p.kind = 'hosted' as hosted,
           case
             when s.state <> 'active' or su.state <> 'active' then 'account_disabled'
             when p.kind = 'system' then 'system_sender'
             when p.id = s.id or p.state <> 'active' or theirs.blocked_at is not null
               or mine.unmatched_at is not null or mine.known_at is not null
               or (pu.id is not null and (pu.state <> 'active' or pu.brand_id <> su.brand_id))
               or not ${SUIT}
               or (mine.last_message_at is null
                   and (mine.last_notice_at is null
                        or (p.incognito and back.choice is distinct from 'like'))
                   and not exists (
                     select from profile_listings l
                      where l.profile_id = p.id and l.brand_id = su.brand_id)) then 'peer_unavailable'
             when mine.blocked_at is not null then 'conversation_blocked'
             when ${choice} = 'dislike' then null
             when p.kind = 'hosted' then case when d.member_id is null then 'disclosure_required' end
             when (${cardCheck} or p.verified_only) and su.card_verified_at is null
               then 'card_check_required'
           end as refusal
      from profiles s
      join users su on su.id = s.member_id
      join profiles p on p.id = ${peerId}::uuid
      left join users pu on pu.id = p.member_id
      left join credit_accounts a on a.member_id = su.id
      left join conversations c on c.profile_low = least(s.id, p.id)
                               and c.profile_high = greatest(s.id, p.id)
      left join participants mine on mine.conversation_id = c.id and mine.profile_id = s.id
      left join participants theirs on theirs.conversation_id = c.id and theirs.profile_id = p.id
      left join disclosures d on d.member_id = su.id and d.profile_id = p.id and p.kind = 'hosted'
      left join swipes own on own.profile_id = s.id and own.peer_id = p.id
      left join swipes back on back.profile_id = p.id and back.peer_id = s.id
      left join swipes used on used.profile_id = s.id and used.id_client = ${idClient}::uuid
     where s.id = ${viewer.profileId}::uuid`;
  if (!facts) throw new Error('session has no member');
  return facts;
}
