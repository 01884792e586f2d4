import type { Quote, ThreadMessage } from '../state/types.ts';

/** What a reply shows of a message that is shown here. Pure. */
export function quoteOf({ seq, from, msg, blurred, removed, attachment }: ThreadMessage): Quote {
  return { seq, from, msg, blurred, removed, attachment };
}

/** The quote of the message with a number; without its text if it is not among these. Pure. */
export function quoteAt(messages: readonly ThreadMessage[], seq: number): Quote {
  const message = messages.find((one) => one.seq === seq);
  if (message !== undefined) return quoteOf(message);
  return { seq, from: null, msg: null, blurred: false, removed: false, attachment: null };
}

/** Whether the member can answer a message: a written one that they may read. Pure. */
export function isAnswerable({ type, msg, removed, isHtml }: ThreadMessage): boolean {
  return type === 'personal' && msg !== null && !removed && !isHtml;
}
