import type { NoticeChannel } from '../db/generated/enums.ts';
import type { Channel, Sender } from './channel.ts';
import { issueLoginLink } from '../accounts/issue-login-link.ts';
import { inTransaction } from '../db/client.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { isUnreachable } from '../mail/suppression.ts';
import { liveDevices } from '../accounts/push-devices.ts';
import { sendPush } from './push/send-push.ts';
import { vapidKeys } from './push/vapid.ts';
import { telegramChat } from '../accounts/telegram-chat.ts';
import { sendTelegram } from './telegram/send-telegram.ts';

/** The one chat that a member linked. Telegram shows a duplicate as a second message, so none is sent. */
export const telegramChannel: Channel = {
  send: sendTelegram,
  targets: async (memberId) => ((await telegramChat(memberId)) === null ? [] : [null]),
  repeatable: false,
};

/** Push to the browsers of a member; a duplicate replaces the first, so an interrupted notice is sent again. */
const pushChannel: Channel = {
  send: sendPush,
  targets: async (memberId, now) => (vapidKeys() ? liveDevices(memberId, now) : []),
  repeatable: true,
};

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

const emailChannel: Channel = {
  send: sendDigest,
  // Whether the mailbox can be reached is part of the member's choice.
  targets: () => Promise.resolve([null]),
  repeatable: true,
};

/** The channels that can send. */
export const senders: Readonly<Partial<Record<NoticeChannel, Channel>>> = {
  push: pushChannel,
  telegram: telegramChannel,
  email: emailChannel,
};
