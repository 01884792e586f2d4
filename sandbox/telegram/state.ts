import { createArrivals } from '../http/arrivals.ts';
import { BoundedMap } from '../http/bounded-map.ts';

export interface Bot {
  readonly name: string;
  readonly token: string;
  webhook: string;
  secret: string;
}

export interface Button {
  readonly text: string;
  readonly url: string;
}

export interface ChatMessage {
  readonly id: number;
  readonly bot: string;
  readonly chat: string;
  readonly at: string;
  readonly from: 'bot' | 'person';
  readonly text: string;
  readonly buttons: readonly Button[];
  /** The app's original request; null for a person's message or an answer to an update. */
  readonly request: unknown;
}

type Chat = { blocked: boolean };

const MAX_CHATS = 2_000;
const MAX_MESSAGES = 2_000;

/** Bots, their chats, and the messages in them, newest first. */
export function createTelegramState(bots: readonly Bot[]) {
  const chats = new BoundedMap<string, Chat>(MAX_CHATS);
  const arrivals = createArrivals();
  let messages: ChatMessage[] = [];
  let sequence = 0;
  const key = (bot: Bot, chat: string) => `${bot.name} ${chat}`;
  return {
    arrivals,
    botByToken: (token: string) => bots.find((bot) => bot.token === token),
    botByName: (name: string) => bots.find((bot) => bot.name === name),
    /** Ids of updates and messages increase by one, like Telegram's. */
    next: () => (sequence += 1),
    open(bot: Bot, chat: string) {
      chats.set(key(bot, chat), { blocked: false });
    },
    block(bot: Bot, chat: string) {
      chats.set(key(bot, chat), { blocked: true });
    },
    chat: (bot: Bot, chat: string) => chats.get(key(bot, chat)),
    add(message: Omit<ChatMessage, 'id' | 'at'>): number {
      const id = (sequence += 1);
      messages.unshift({ ...message, id, at: new Date().toISOString() });
      messages = messages.slice(0, MAX_MESSAGES);
      arrivals.notify();
      return id;
    },
    find: (chat: string | null, after: string | null) =>
      messages.filter(
        (message) =>
          (chat === null || message.chat === chat) &&
          (after === null || message.id > Number(after)),
      ),
  };
}

export type TelegramState = ReturnType<typeof createTelegramState>;
