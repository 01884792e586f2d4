import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';
import { realtime } from '../../realtime/port.ts';

// A send waits for this row, so the mark commits asynchronously: a crash may lose it.
const MARK: Statement = {
  name: 'mark-delivered',
  text: `
    with quick as materialized (select set_config('synchronous_commit', 'off', true)),
    marked as (
      select c.id, p.member_id, least($3::int, c.last_seq) as seq
        from quick cross join profiles p
        join conversations c on c.profile_low = least(p.id, $1::uuid)
                            and c.profile_high = greatest(p.id, $1::uuid)
       where p.public_id = $2 and c.blocked_at is null)
    update participants a set delivered_seq = k.seq from marked k
     where a.conversation_id = k.id and a.profile_id = $1
       and greatest(a.delivered_seq, a.read_seq) < k.seq
    returning k.seq, k.member_id as "peerMember",
              (select own.shows_presence from profiles own where own.id = $1) as "showsPresence"`,
};

type Marked = {
  readonly seq: number;
  readonly peerMember: string | null;
  readonly showsPresence: boolean;
};

/**
 * A device of the member has received what a profile sent, up to a number; notifies the other side, unless the
 * member hides their presence: a delivery within a second shows that they are online. The mark only moves
 * forward. Members only; raises nothing: without a conversation nothing happens.
 */
export async function markDelivered(
  viewer: MemberViewer,
  angelId: string,
  upTo: number,
): Promise<void> {
  const values = [viewer.profileId, angelId, upTo];
  const [row] = await run<Marked>(MARK, values);
  if (!row?.peerMember || !row.showsPresence) return;
  realtime().toMember(row.peerMember, 'delivered', { angelId: viewer.angelId, seq: row.seq });
}
