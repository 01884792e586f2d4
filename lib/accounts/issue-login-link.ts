import { brandLink } from '../brands/links.ts';
import type { Db } from '../db/client.ts';
import type { AutologinChannel } from '../db/generated/enums.ts';
import { issueToken, type IssuedPurpose } from './tokens/issue-token.ts';
import { writeTarget } from './landings/target.ts';
import { LOGIN_LINKS_IN_TELEGRAM } from './limits.ts';

/** A link works only for the channel it was issued for: one sent by Telegram proves no mailbox. */
export const LINKS: Readonly<
  Record<AutologinChannel, { readonly purpose: IssuedPurpose; readonly path: string }>
> = {
  email: { purpose: 'autologin', path: '/autologin' },
  telegram: { purpose: 'autologin_telegram', path: '/autologin_telegram' },
};

type Issue = {
  readonly memberId: string;
  readonly brandId: string;
  readonly email: string;
  readonly locale: string;
  readonly channel: AutologinChannel;
  /** What the message was about; sent back when the link is used. */
  readonly event: string;
  /** Path of the brand to open. */
  readonly target: string;
  readonly now: Date;
};

async function expireOlderTokens(tx: Db, memberId: string, purpose: IssuedPurpose, now: Date) {
  const older = await tx.oneTimeToken.findMany({
    where: { memberId, purpose, usedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: LOGIN_LINKS_IN_TELEGRAM,
    select: { id: true },
  });
  if (older.length === 0) return;
  const ids = older.map(({ id }) => id);
  await tx.oneTimeToken.updateMany({ where: { id: { in: ids } }, data: { usedAt: now } });
}

/**
 * For functions that write to a member and include a login link. Stores the token's hash; the link is
 * returned once, works once, for 72 hours, and only by the button of its page. For Telegram only the newest
 * few remain valid.
 */
export async function issueLoginLink(tx: Db, issue: Issue): Promise<string> {
  const { memberId, brandId, email, locale, channel, event, target, now } = issue;
  const { purpose, path } = LINKS[channel];
  const token = await issueToken(tx, { memberId, purpose, email, now });
  if (channel === 'telegram') await expireOlderTokens(tx, memberId, purpose, now);
  const query = new URLSearchParams({ token, redirect: writeTarget(target), event });
  return brandLink(brandId, `${path}?${query.toString()}`, locale);
}
