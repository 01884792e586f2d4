import type { MemberViewer } from '../accounts/viewer.ts';
import { run, type Statement } from '../db/statement.ts';
import { fail } from '../kernel/errors.ts';
import { presentPeer, type PeerRow } from './present.ts';

const MOST = 200;
const NOTICES: Statement = {
  name: 'received-notices',
  text: `
    select p.public_id as "angelId", p.screen_name as "screenName", p.kind, p.answered_by as "answeredBy",
           (select f.object_key from photos f where f.profile_id = p.id and f.state = 'approved'
             order by f.is_default desc, f.position limit 1) as photo,
           m.kind as type, m.category, m.seq <= a.read_seq as read, m.created_at as at
      from participants a
      join messages m on m.conversation_id = a.conversation_id and m.sender_id = a.peer_id
                     and m.kind in ('like', 'visit')
      join profiles p on p.id = a.peer_id
     where a.profile_id = $1 and a.hidden_at is null and a.blocked_at is null
     order by m.created_at desc limit ${MOST}`,
};

type NoticeRow = PeerRow & {
  readonly type: string;
  readonly category: string | null;
  readonly read: boolean;
  readonly at: Date;
};

/** Likes and visits the member received, newest first. Another member's id answers `not_found`. */
export async function receivedNotices(viewer: MemberViewer, trackerId: string, locale: string) {
  if (trackerId !== viewer.publicId) fail('not_found');
  const rows = await run<NoticeRow>(NOTICES, [viewer.profileId]);
  const shown = rows.map((row) => {
    const { angelId, screenName, photo, label } = presentPeer(row, locale);
    const { type, category, read, at } = row;
    return { angelId, screenName, photo, label, type, category, read, time: at.getTime() };
  });
  return {
    like: shown.filter(({ type }) => type === 'like'),
    visits: shown.filter(({ type }) => type === 'visit'),
  };
}
