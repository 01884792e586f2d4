import { run, type Statement } from '../db/statement.ts';

/** What is unread in all, and the counter that moves with everything that reaches the inbox. */
export type InboxState = { readonly cursor: string; readonly unread: number };

const STATE: Statement = {
  name: 'inbox-state',
  text: `select change::text as cursor, unread from inboxes where profile_id = $1`,
};

/** How a profile's inbox stands now. */
export async function inboxState(profileId: string): Promise<InboxState> {
  const [row] = await run<InboxState>(STATE, [profileId]);
  return row ?? { cursor: '0', unread: 0 };
}
