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
 * message is dated ahead, by a function: a reference to the partitioned table would cost every statement more
 * than the rest of it.
 */
export function notDueUnread({ side, until }: Names): string {
  return `(case when ${side}.last_message_at > ${until}
    then unread_after(${side}.conversation_id, ${side}.peer_id, ${side}.read_seq, ${until}) else 0 end)`;
}
