import { run, type Statement } from '../../db/statement.ts';
import { notDueUnread, dueUntil } from './not-yet-due.ts';

/** Number of unread messages that are due, and the counter that increases with every change of the inbox. */
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

/** The current state of a profile's inbox. */
export async function inboxState(profileId: string): Promise<InboxState> {
  const [row] = await run<InboxState>(STATE, [profileId, dueUntil()]);
  return row ?? { cursor: '0', unread: 0 };
}
