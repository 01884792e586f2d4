import { maskPhoneNumbers } from '../../text/phone-numbers.ts';
import { ownHosts } from '../../brands/own-hosts.ts';
import { proposesMeeting } from '../../text/meeting.ts';
import { warningsIn, type Warning } from '../../text/warnings.ts';

/** Replaces every text that its reader may not see yet: one fixed length, so that it reveals nothing. */
export const BLURRED_TEXT = '••••••••••••••••••••••••';

type Readable = {
  readonly mine: boolean;
  /** Decided when the message was stored. */
  readonly open: boolean;
  readonly at: Date;
  readonly viewerLevel: 0 | 1 | 2;
  /** Everything received until then was unblurred by a paid level. */
  readonly openedAt: Date | null;
  readonly matched: boolean;
};

/** Whether the viewer may read a message. Blur depends on the viewer, never on the sender. Pure. */
export function mayRead(message: Readable): boolean {
  if (message.mine || message.open || message.matched || message.viewerLevel > 0) return true;
  return message.openedAt !== null && message.at <= message.openedAt;
}

type Written = { readonly body: string; readonly answerer: string | null };

/**
 * A peer's text as the reader may see it: phone numbers are visible only to members who passed the card
 * check. The script's text is exempt: its help lines are for every member. Pure.
 */
export function visibleText({ body, answerer }: Written, cardVerified: boolean): string {
  return cardVerified || answerer === 'script' ? body : maskPhoneNumbers(body);
}

/**
 * Warnings for the reader of a peer's text, only for text that they may read. The script's text is ours and
 * needs none. Pure.
 */
export function readerWarnings(
  { body, answerer }: Written,
  cardVerified: boolean,
): readonly Warning[] {
  if (answerer === 'script') return [];
  const warnings = warningsIn(body, ownHosts).map((warning) =>
    warning === 'phone' && !cardVerified ? 'phone_hidden' : warning,
  );
  return proposesMeeting(body) ? [...warnings, 'meeting'] : warnings;
}
