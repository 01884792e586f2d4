import { cleanEmail, isEmail, normaliseEmail } from '../accounts/email.ts';
import type { Viewer } from '../accounts/viewer.ts';
import type { Brand } from '../brands/schema.ts';
import { locales } from '../brands/schema.ts';
import { consentStands, consentTextsFor } from '../consents/queries.ts';
import { recordConsents } from '../consents/record-consents.ts';
import { db, inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { after, DAY } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { hashSecret } from '../kernel/ids.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { issueUnsubscribe } from './issue-unsubscribe.ts';
import { suppressAddress } from './suppression.ts';

type Where = { readonly brand: Brand; readonly now: Date };
type Listed = { readonly memberId: string; readonly address: string };

/** The address is written to no more, and the consent to marketing, if there is one, is taken back with it. */
async function leave({ brand, now }: Where, { memberId, address }: Listed): Promise<void> {
  const { locale: known } = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: { locale: true },
  });
  const locale = locales.find((one) => one === known) ?? brand.locales.default;
  const texts = await consentTextsFor(brand, locale);
  const brandId = brand.id;
  await inTransaction(async (tx) => {
    await tx.$queryRaw`select 1 from users where id = ${memberId}::uuid for no key update`;
    await suppressAddress(tx, { brandId, address, reason: 'unsubscribed', now });
    if (!(await consentStands(tx, memberId, 'marketing'))) return;
    const choices = { marketing: false };
    await recordConsents(tx, { memberId, brandId, choices, texts, source: 'unsubscribe', now });
  });
}

/**
 * Whoever holds the token of a mail, as often as they like: it never expires. Takes the address it was
 * mailed to off the list of this brand. Raises `token_expired` for one that is none of ours.
 */
export async function leaveByToken(where: Where, token: string): Promise<void> {
  const known = await db().oneTimeToken.findFirst({
    where: {
      ...{ hash: hashSecret(token), purpose: 'unsubscribe' },
      member: { brandId: where.brand.id },
    },
    select: { memberId: true, email: true },
  });
  if (!known) return fail('token_expired');
  await leave(where, { memberId: known.memberId, address: known.email });
}

/** At most one such mail a day: the button is everybody's, the mailbox is not. */
async function mailLink({ brand, now }: Where, address: string): Promise<void> {
  const emailNormalised = normaliseEmail(address);
  const member = await db().user.findUnique({
    where: { brandId_emailNormalised: { brandId: brand.id, emailNormalised } },
    select: { id: true, email: true, locale: true, state: true },
  });
  if (!member || member.state === 'erased') return;
  const { id: memberId, email: to, locale } = member;
  await inTransaction(async (tx) => {
    const since = { gt: after(now, -DAY) };
    const sent = await tx.mailMessage.count({
      where: { ...{ brandId: brand.id, toAddress: to }, template: 'leave_list', createdAt: since },
    });
    const links = sent > 0 ? null : await issueUnsubscribe(tx, { brand, locale, address: to, now });
    if (!links) return;
    await enqueueMail(tx, {
      ...{ brandId: brand.id, template: 'leave_list', locale, to, at: now },
      data: { link: links.page },
      dedupeKey: `leave-list:${memberId}:${now.getTime()}`,
    });
  });
  wakeJobs();
}

/**
 * Takes an address off the mailing list of this brand: the member's own, or the one a token was mailed to.
 * For any other it answers the same whoever asks, and only the mailbox gets the link; false then. Raises
 * `token_expired`, `email_malformed`.
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
    const { email } = await db().user.findUniqueOrThrow({
      where: { id: memberId },
      select: { email: true },
    });
    if (recipient === '' || normaliseEmail(recipient) === normaliseEmail(email)) {
      await leave(where, { memberId, address: email });
      return true;
    }
  }
  if (!isEmail(recipient)) {
    fail('email_malformed', {}, [{ path: 'event-data.recipient', code: 'email_malformed' }]);
  }
  await mailLink(where, cleanEmail(recipient));
  return false;
}
