import { MESSAGE, SHOWN, type MessageRow } from '../../chat/message-row.ts';
import { presentMessage } from '../../chat/present.ts';
import { systemSender } from '../../chat/system-sender.ts';
import { db } from '../../db/client.ts';
import { run, type Statement } from '../../db/statement.ts';
import { levelOf } from '../../identity/stored-values.ts';
import { EXPORTED } from './exported-tables.ts';

type Row = Readonly<Record<string, unknown>>;

const MESSAGES: Statement = {
  name: 'export-messages',
  text: `
    select ${MESSAGE}, m.sender_id = $1 as mine, p.screen_name as "peerName", p.kind as "peerKind",
           c.matched_at is not null as matched, i.opened_at as "openedAt",
           m.seq <= t.expired_seq as expired
      from participants t
      join conversations c on c.id = t.conversation_id
      join messages m on m.conversation_id = c.id
      join profiles p on p.id = t.peer_id
      left join inboxes i on i.profile_id = t.profile_id
     where t.profile_id = $1 and ${SHOWN}
     order by c.id, m.seq`,
};

type Said = MessageRow & {
  readonly peerName: string;
  readonly peerKind: string;
  readonly matched: boolean;
  readonly openedAt: Date | null;
  /** Older than the member keeps messages; stored for the other side. */
  readonly expired: boolean;
};

type Reader = {
  readonly profileId: string;
  readonly brandId: string;
  readonly level: 0 | 1 | 2;
  readonly cardVerified: boolean;
};

/** Messages as the member may read them in the app: an export reveals nothing that is blurred there. */
async function messagesOf({ profileId, brandId, level, cardVerified }: Reader) {
  const rows = await run<Said>(MESSAGES, [profileId]);
  return rows.map((row) => {
    const { matched, openedAt, peerName, peerKind, expired } = row;
    // Read marks are not exported.
    const rights = { level, cardVerified, matched, openedAt, readsShown: false };
    const shown = presentMessage(row, rights);
    const {
      seq: number,
      from,
      type,
      msg: text,
      edited,
      removed,
      blurred,
      reaction,
      answerer,
    } = shown;
    const inReplyTo = blurred || removed ? null : row.replyTo;
    const state = { edited, removed, blurred, expired, reaction, answeredBy: answerer, inReplyTo };
    const name = peerKind === 'system' ? systemSender(brandId).screenName : peerName;
    return { with: name, kind: peerKind, number, from, type, at: row.at, text, ...state };
  });
}

/** All data stored about a member, table by table, as plain values, for their data export. */
export async function gatherData(memberId: string, now: Date): Promise<Row> {
  const member = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: { brandId: true, level: true, cardVerifiedAt: true, profile: { select: { id: true } } },
  });
  if (!member.profile) throw new Error('member has no profile');
  const profileId = member.profile.id;
  const level = levelOf(member.level);
  const data: Record<string, unknown> = { madeAt: now };
  for (const [table, section] of Object.entries(EXPORTED)) {
    data[table] = await db().$queryRaw<Row[]>(section({ memberId, profileId }));
  }
  const { brandId, cardVerifiedAt } = member;
  const reader = { profileId, brandId, level, cardVerified: cardVerifiedAt !== null };
  data['messages'] = await messagesOf(reader);
  return data;
}
