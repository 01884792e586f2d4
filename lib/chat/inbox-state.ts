import { run, type Statement } from '../db/statement.ts';
import { notDueUnread } from './not-due-unread.ts';
import { dueUntil } from './not-yet-due.ts';

/** What is unread in all and due, and the counter that moves with everything that reaches the inbox. */
export type InboxState = { readonly cursor: string; readonly unread: number };

const STATE: Statement = {
  name: 'inbox-state',
  text: `
    select i.change::text as cursor,
           i.unread - coalesce((select sum(${notDueUnread({ side: 'a', until: '$2' })})::int
                                  from participants a
                                  join conversations c on c.id = a.conversation_id
                                 where a.profile_id = $1 and a.hidden_at is null
                                   and a.last_message_at > $2 and c.blocked_at is null), 0) as unread
      from inboxes i where i.profile_id = $1`,
};

/** How a profile's inbox stands now. */
export async function inboxState(profileId: string): Promise<InboxState> {
  const [row] = await run<InboxState>(STATE, [profileId, dueUntil()]);
  return row ?? { cursor: '0', unread: 0 };
}
