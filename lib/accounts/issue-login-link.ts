import { brandLink } from '../brands/links.ts';
import type { Db } from '../db/client.ts';
import { issueToken, type TokenPurpose } from './tokens/issue-token.ts';
import { writeTarget } from './landings/target.ts';

export const CHANNELS = ['email', 'telegram'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A link opens by the channel it was made for: what came by Telegram proves no mailbox. */
export const LINKS: Readonly<
  Record<Channel, { readonly purpose: TokenPurpose; readonly path: string }>
> = {
  email: { purpose: 'autologin', path: '/autologin' },
  telegram: { purpose: 'autologin_telegram', path: '/autologin_telegram' },
};

type Issue = {
  readonly memberId: string;
  readonly brandId: string;
  readonly email: string;
  readonly locale: string;
  readonly channel: Channel;
  /** What the message was about; told back when the link is used. */
  readonly event: string;
  /** Path of the brand to come to. */
  readonly target: string;
  readonly now: Date;
};

/**
 * For verbs that write to a member and spare them the login. Writes the token's hash; the link leaves here
 * once, works once, for 72 hours, and only by the button of its page.
 */
export async function issueLoginLink(tx: Db, issue: Issue): Promise<string> {
  const { memberId, brandId, email, locale, channel, event, target, now } = issue;
  const { purpose, path } = LINKS[channel];
  const token = await issueToken(tx, { memberId, purpose, email, now });
  const query = new URLSearchParams({ token, redirect: writeTarget(target), event });
  return brandLink(brandId, `${path}?${query.toString()}`, locale);
}
