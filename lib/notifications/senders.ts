import type { NoticeChannel } from '../db/generated/enums.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email-channel.ts';
import { pushChannel } from './push/push-channel.ts';
import { telegramChannel } from './telegram/telegram-channel.ts';

/** The channels that can send. */
export const senders: Readonly<Partial<Record<NoticeChannel, Channel>>> = {
  push: pushChannel,
  telegram: telegramChannel,
  email: emailChannel,
};
