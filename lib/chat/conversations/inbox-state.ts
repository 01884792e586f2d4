import { run, type Statement } from '../../db/statement.ts';
import { notDueUnread, dueUntil } from './not-yet-due.ts';

/** Number of unread messages that are due, and the counter that increases with every change of the inbox. */
export type InboxState = { readonly cursor: string; readonly unread: number };

/** Of a profile without an inbox. */
export const NO_INBOX: InboxState = { cursor: '0', unread: 0 };

/** SQL: the state of the inbox of `$1`; `until` is the time until which messages are due. */
export function inboxStateOf(until: string): string {
  return `
      select i.change::text as cursor,
             i.unread - coalesce((select sum(${notDueUnread({ side: 'a', until })})::int
                                    from participants a
                                    join conversations c on c.id = a.conversation_id
                                   where a.profile_id = $1 and a.hidden_at is null
                                     and a.last_message_at > ${until} and c.blocked_at is null), 0) as unread
        from inboxes i where i.profile_id = $1`;
}

export const INBOX_STATE: Statement = { name: 'inbox-state', text: inboxStateOf('$2') };

/** The current state of a profile's inbox. */
export async function inboxState(profileId: string): Promise<InboxState> {
  const [row] = await run<InboxState>(INBOX_STATE, [profileId, dueUntil()]);
  return row ?? NO_INBOX;
}
