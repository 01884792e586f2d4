import type { MemberViewer } from '../identity/viewer.ts';
import { run, type Statement } from '../db/statement.ts';
import { listedAndSuiting, noticeReveals } from '../identity/suits.ts';
import { fail } from '../kernel/errors.ts';
import { isFirstMessage } from './send/first-message.ts';
import { invitationPending } from './send/invitation-pending.ts';
import { OWN_BLOCK, SHUT_OUT } from './closed-side.ts';
import { READS_SHOWN } from './reads-shown.ts';
import { PEER, type PeerRow } from './conversations/peer-row.ts';

const PEER_READ = `case when ${READS_SHOWN} then theirs.read_seq else 0 end`;
const listed = listedAndSuiting({
  profile: 'p.id',
  brand: '$3',
  gender: '$4',
  seeking: '$5',
});
const invited = invitationPending({
  conversation: 'c.id',
  peer: 'p.id',
  peerRead: PEER_READ,
  matchedAt: 'c.matched_at',
});
const first = isFirstMessage({
  conversation: 'c.id',
  personalAt: 'c.personal_at',
  sender: '$1',
  peerKind: 'p.kind',
});

// Reachable like a profile: written with, or active and either listed here or known by a like or visit of
// theirs; also the profiles that the member blocked.
const HEAD: Statement = {
  name: 'chat-head',
  text: `
    select p.id as "peerId", ${PEER}, p.state, p.brand_id as "brandId", c.id as conversation,
           c.matched_at is not null as matched,
           p.kind = 'member' and c.matched_at is not null and mine.date_offered_at is null as "offersDate",
           ${OWN_BLOCK} as blocked,
           ${SHUT_OUT} as "shutOut", ${first} as first,
           c.held_by is not null as held, coalesce(c.last_revision, 0) as revision,
           (select m.sender_id = $1 from messages m
             where m.conversation_id = c.id and m.kind = 'personal'
             order by m.seq limit 1) as "begunByMe",
           (select t.provider from reply_tasks t
             where t.conversation_id = c.id and t.state = 'due' and t.provider <> 'script'
             order by t.trigger_seq desc limit 1) as waiting,
           p.kind = 'member' and coalesce(${invited}, false) as "invitationPending",
           i.opened_at as "openedAt", coalesce(mine.expired_seq, 0) as "expiredSeq",
           ${READS_SHOWN} as "readsShown", coalesce(${PEER_READ}, 0) as "peerReadSeq",
           greatest(${PEER_READ}, case when p.shows_presence then theirs.delivered_seq end, 0)
             as "peerDeliveredSeq"
      from profiles p
      left join conversations c on c.profile_low = least(p.id, $1::uuid)
                               and c.profile_high = greatest(p.id, $1::uuid)
      left join participants mine on mine.conversation_id = c.id and mine.profile_id = $1
      left join participants theirs on theirs.conversation_id = c.id and theirs.profile_id = p.id
      left join inboxes i on i.profile_id = $1
     where p.public_id = $2
       and (mine.last_message_at is not null or mine.blocked_at is not null
            or (p.kind <> 'system' and p.state = 'active'
                and (${listed} or (mine.last_notice_at is not null and ${noticeReveals('$1')}))))`,
};

export type HeadRow = PeerRow & {
  readonly peerId: string;
  readonly state: string;
  readonly conversation: string | null;
  readonly matched: boolean;
  /** The offer to share a date was not made to this member here. */
  readonly offersDate: boolean;
  /** By this member. */
  readonly blocked: boolean;
  /** By the peer, of which this member is not informed, or because either has ended the match. */
  readonly shutOut: boolean;
  /** No message has been written; questions to a hosted profile that cost nothing do not count. */
  readonly first: boolean;
  /** An operator answers for the hosted side. */
  readonly held: boolean;
  readonly revision: number;
  /** Whether this member wrote first; null without a message. */
  readonly begunByMe: boolean | null;
  /** Who is preparing the hosted profile's answer, where it is not the script. */
  readonly waiting: 'ai' | 'operator' | null;
  /** The first message is an invitation that its receiver has not answered, nor read as far as they show it. */
  readonly invitationPending: boolean;
  readonly openedAt: Date | null;
  /** Messages up to this one are older than the member keeps them. */
  readonly expiredSeq: number;
  /** The two see each other's read marks. */
  readonly readsShown: boolean;
  readonly peerReadSeq: number;
  readonly peerDeliveredSeq: number;
};

/** Peer and state of a thread. Raises `not_found`, also for a profile that the member cannot reach. */
export async function threadHead(viewer: MemberViewer, angelId: string): Promise<HeadRow> {
  const { profileId, brandId, gender, seeking } = viewer;
  const [head] = await run<HeadRow>(HEAD, [profileId, angelId, brandId, gender, seeking]);
  if (!head || head.peerId === viewer.profileId) return fail('not_found');
  return head;
}
