import { cleanEmail, isEmail, normaliseEmail } from '../identity/email.ts';
import { lockMember } from '../identity/lock-member.ts';
import type { Viewer } from '../identity/viewer.ts';
import { knownLocale, type Brand } from '../brands/schema.ts';
import { hasConsent, consentTextsFor } from '../consents/queries.ts';
import { recordConsents } from '../consents/record-consents.ts';
import { db, inTransaction } from '../db/client.ts';
import { fail, failField } from '../kernel/errors.ts';
import { hashSecret } from '../kernel/ids.ts';
import { suppressAddress } from '../mail/suppression.ts';
import { memberByEmail } from './queries.ts';
import { wakeJobs } from '../queue/wake.ts';
import { after, DAY } from '../kernel/clock.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { issueUnsubscribe } from '../mailing/issue-unsubscribe.ts';

type Listing = { readonly brand: Brand; readonly now: Date };

/**
 * Called with an address that the caller has not proved to own: if it belongs to a member, its mailbox gets
 * the unsubscribe link. At most one such mail a day, because anyone can press the button for any mailbox.
 */
async function mailLeaveLink({ brand, now }: Listing, address: string): Promise<void> {
  const member = await memberByEmail(brand.id, address);
  if (!member || member.state === 'erased') return;
  const { id: memberId, email: to, locale } = member;
  await inTransaction(async (tx) => {
    const since = { gt: after(now, -DAY) };
    const sent = await tx.mailMessage.count({
      where: { brandId: brand.id, toAddress: to, template: 'leave_list', createdAt: since },
    });
    if (sent > 0) return;
    const recipient = { brand, locale, address: to, stops: 'unsubscribe', now } as const;
    const links = await issueUnsubscribe(tx, recipient);
    if (!links) return;
    await enqueueMail(tx, {
      brandId: brand.id,
      template: 'leave_list',
      locale,
      to,
      at: now,
      data: { link: links.page },
      dedupeKey: `leave-list:${memberId}:${now.getTime()}`,
    });
  });
  wakeJobs();
}

type Where = { readonly brand: Brand; readonly now: Date };
type Listed = { readonly memberId: string; readonly address: string; readonly locale: string };

/** Suppresses the address and withdraws the marketing consent, if there is one. */
async function leave({ brand, now }: Where, listed: Listed): Promise<void> {
  const { memberId, address, locale } = listed;
  const texts = await consentTextsFor(brand, knownLocale(locale) ?? brand.locales.default);
  const brandId = brand.id;
  await inTransaction(async (tx) => {
    await lockMember(tx, memberId);
    await suppressAddress(tx, { brandId, address, reason: 'unsubscribed', now });
    if (!(await hasConsent(tx, memberId, 'marketing'))) return;
    const choices = { marketing: false };
    await recordConsents(tx, { memberId, brandId, choices, texts, source: 'unsubscribe', now });
  });
}

/** An erased account has no settings to change. */
async function stopNotices(memberId: string): Promise<void> {
  await db().user.updateMany({
    where: { id: memberId, state: { not: 'erased' } },
    data: { notifyEmail: false },
  });
}

/**
 * Anyone with a mail's token may call, any number of times: it never expires. Depending on the kind of mail,
 * suppresses the address it was sent to for marketing on this brand, or stops the notices by mail. Raises
 * `token_expired` for an unknown token.
 */
export async function leaveByToken(where: Where, token: string): Promise<void> {
  const known = await db().oneTimeToken.findFirst({
    where: {
      hash: hashSecret(token),
      purpose: { in: ['unsubscribe', 'unsubscribe_notices'] },
      member: { brandId: where.brand.id },
    },
    select: { memberId: true, purpose: true, email: true, member: { select: { locale: true } } },
  });
  if (!known) return fail('token_expired');
  const { memberId, purpose, email: address, member } = known;
  if (purpose === 'unsubscribe_notices') return stopNotices(memberId);
  await leave(where, { memberId, address, locale: member.locale });
}

/**
 * Removes an address from the mailing list of this brand: the member's own, or the one a token was mailed to.
 * For any other address the answer is the same for every caller (false), and only the mailbox gets the link.
 * Raises `token_expired`, `email_malformed`.
 */
export async function leaveList(
  where: Where,
  viewer: Viewer,
  { token, recipient }: { readonly token?: string | undefined; readonly recipient: string },
): Promise<boolean> {
  if (token !== undefined && token !== '') {
    await leaveByToken(where, token);
    return true;
  }
  if (viewer.kind === 'member') {
    const { memberId } = viewer;
    const { email, locale } = await db().user.findUniqueOrThrow({
      where: { id: memberId },
      select: { email: true, locale: true },
    });
    if (recipient === '' || normaliseEmail(recipient) === normaliseEmail(email)) {
      await leave(where, { memberId, address: email, locale });
      return true;
    }
  }
  if (!isEmail(recipient)) failField('event-data.recipient', 'email_malformed');
  await mailLeaveLink(where, cleanEmail(recipient));
  return false;
}
