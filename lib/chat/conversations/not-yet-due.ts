import { clock, MINUTE } from '../../kernel/clock.ts';

/** So far ahead still counts as now, because the clocks of two instances differ. */
export const DUE_LEEWAY_MS = MINUTE;

/** Messages dated after this are not due and shown to no one. */
export function dueUntil(): Date {
  return new Date(clock.ms() + DUE_LEEWAY_MS);
}

type Names = {
  /** SQL for a participant's row, and for the time until which messages are due. */
  readonly side: string;
  readonly until: string;
};

/**
 * SQL: how many of a side's unread messages are dated ahead. They count as unread from the moment they are
 * stored, and their receiver is notified only when they are due. Reads only a conversation whose newest
 * message is dated ahead.
 */
export function notDueUnread({ side, until }: Names): string {
  return `(case when ${side}.last_message_at > ${until} then
    (select count(*)::int from messages ahead
      where ahead.conversation_id = ${side}.conversation_id and ahead.sender_id = ${side}.peer_id
        and ahead.kind = 'personal' and ahead.seq > ${side}.read_seq and ahead.created_at > ${until})
    else 0 end)`;
}
