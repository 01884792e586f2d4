import { run, type Statement } from '../../db/statement.ts';
import { fail } from '../../kernel/errors.ts';

/** A member's conversation with a hosted profile, with both sides. */
export type HostedConversation = {
  readonly conversationId: string;
  readonly hosted: {
    readonly id: string;
    readonly publicId: string;
    readonly screenName: string;
    readonly answeredBy: readonly string[];
  };
  readonly memberProfile: { readonly id: string; readonly publicId: string };
  readonly member: {
    readonly id: string;
    readonly publicId: string;
    readonly brandId: string;
    readonly flowCode: string;
    readonly locale: string;
  };
};

type Row = {
  readonly conversationId: string;
  readonly hostedId: string;
  readonly hostedPublicId: string;
  readonly screenName: string;
  readonly answeredBy: readonly string[];
  readonly profileId: string;
  readonly profilePublicId: string;
  readonly memberId: string;
  readonly memberPublicId: string;
  readonly brandId: string;
  readonly flowCode: string;
  readonly locale: string;
};

/** Side `a` is the hosted profile's; a conversation without a member on the other side is not returned. */
const CONVERSATION = `
    select a.conversation_id as "conversationId", p.id as "hostedId", p.public_id as "hostedPublicId",
           p.screen_name as "screenName", p.answered_by::text[] as "answeredBy", m.id as "profileId",
           m.public_id as "profilePublicId", u.id as "memberId", u.public_id as "memberPublicId",
           u.brand_id as "brandId", u.flow_code as "flowCode", u.locale
      from participants a
      join profiles p on p.id = a.profile_id and p.kind = 'hosted'
      join profiles m on m.id = a.peer_id
      join users u on u.id = m.member_id`;

const BY_CONVERSATION: Statement = {
  name: 'conversation-by-id',
  text: `${CONVERSATION} where a.conversation_id = $1`,
};

const BY_PEOPLE: Statement = {
  name: 'conversation-by-participants',
  text: `${CONVERSATION} join conversations c on c.id = a.conversation_id and c.personal_at is not null
     where p.public_id = $2 and p.state = 'active' and u.public_id = $1 and u.state = 'active'`,
};

function conversationOf(row: Row): HostedConversation {
  const { conversationId, screenName, answeredBy, brandId, flowCode, locale } = row;
  return {
    conversationId,
    hosted: { id: row.hostedId, publicId: row.hostedPublicId, screenName, answeredBy },
    memberProfile: { id: row.profileId, publicId: row.profilePublicId },
    member: { id: row.memberId, publicId: row.memberPublicId, brandId, flowCode, locale },
  };
}

/** A conversation by the ids that staff use. Raises `not_found`, also before the first message. */
export async function findConversation(
  trackerId: string,
  angelId: string,
): Promise<HostedConversation> {
  const [row = fail('not_found')] = await run<Row>(BY_PEOPLE, [trackerId, angelId]);
  return conversationOf(row);
}

/** A hosted conversation by its id; null where it has no hosted side or no member any more. */
export async function conversationById(conversationId: string): Promise<HostedConversation | null> {
  const [row] = await run<Row>(BY_CONVERSATION, [conversationId]);
  return row ? conversationOf(row) : null;
}
