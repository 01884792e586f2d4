import { run, type Statement } from '../../db/statement.ts';
import type { ConversationSummary } from '../../realtime/desk/channel.ts';

/** Summary of the conversation `$1`; more detailed queries join it. */
export const SUMMARY: Statement = {
  name: 'conversation-summary',
  text: `
    select c.id as "conversationId", c.brand_id as "brandId", c.held_by as "heldBy",
           coalesce(o.name, c.held_by) as "heldByName", c.held_until as "heldUntil",
           c.blocked_at is not null as closed, f.member_id is not null as flagged,
           (select t.created_at from reply_tasks t
             where t.conversation_id = c.id and t.state = 'due' and t.provider = 'operator'
             order by t.trigger_seq limit 1) as since
      from conversations c
      join participants a on a.conversation_id = c.id
      join profiles p on p.id = a.profile_id and p.kind = 'member'
      left join operators o on c.held_by = 'operator:' || o.id
      left join vulnerable_flags f on f.member_id = p.member_id
     where c.id = $1`,
};

export type SummaryRow = Omit<ConversationSummary, 'since' | 'heldUntil'> & {
  readonly since: Date | null;
  readonly heldUntil: Date | null;
};

/** The form in which the desk receives it. */
export function toSummary(row: SummaryRow): ConversationSummary {
  const { conversationId, brandId, heldBy, heldByName, heldUntil, closed, flagged, since } = row;
  return {
    conversationId,
    brandId,
    heldBy,
    heldByName,
    closed,
    flagged,
    since: since?.getTime() ?? null,
    heldUntil: heldUntil?.getTime() ?? null,
  };
}

/** Current summary of a conversation, without any message text; null where there is none. */
export async function readSummary(conversationId: string): Promise<ConversationSummary | null> {
  const [row] = await run<SummaryRow>(SUMMARY, [conversationId]);
  return row ? toSummary(row) : null;
}
