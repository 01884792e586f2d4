import { issueLoginLink } from '../accounts/issue-login-link.ts';
import { inTransaction } from '../db/client.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { isUnreachable } from '../mail/suppression.ts';
import type { Channel, Sender } from './channel.ts';

/**
 * Puts the digest into the outbox with a login link. The notice's id makes it one mail, however often its
 * sending is started; before the mail leaves, the member's return to the site is checked once more.
 */
const sendDigest: Sender = async (notice, { path: target }, now) => {
  const { id, memberId, brandId, locale, email: to, counts } = notice;
  if (await isUnreachable(brandId, to)) return 'gone';
  await inTransaction(async (tx) => {
    const owner = { memberId, brandId, email: to, locale, target, now };
    const link = await issueLoginLink(tx, { ...owner, channel: 'email', event: 'digest' });
    await enqueueMail(tx, {
      brandId,
      template: 'notice_digest',
      locale,
      to,
      at: now,
      data: { ...counts, link },
      dedupeKey: `notice:${memberId}:${id}`,
    });
  });
  return 'sent';
};

export const emailChannel: Channel = {
  send: sendDigest,
  // Whether the mailbox can be reached is part of the member's choice.
  places: () => Promise.resolve([null]),
  repeatable: true,
};
