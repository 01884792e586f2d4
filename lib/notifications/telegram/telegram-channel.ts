import { telegramChat } from '../../accounts/telegram-chat.ts';
import type { Channel } from '../channel.ts';
import { sendTelegram } from './send-telegram.ts';

/** The one chat that a member linked. Telegram shows a duplicate as a second message, so none is sent. */
export const telegramChannel: Channel = {
  send: sendTelegram,
  places: async (memberId) => ((await telegramChat(memberId)) === null ? [] : [null]),
  repeatable: false,
};
