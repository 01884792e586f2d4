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
