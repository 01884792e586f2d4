import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { translator } from '../../i18n/translate.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { isAppError } from '../../kernel/errors.ts';
import { dropChat } from '../telegram-chat.ts';
import { readUpdate, type ReadUpdate } from './read-update.ts';
import { storeLink } from './store-link.ts';

/** The bot's reply, sent as the response to the update itself. */
export type BotReply = {
  readonly method: 'sendMessage';
  readonly chat_id: number;
  readonly text: string;
};

type Said = { readonly key: 'linked' | 'stopped' | 'other' | 'expired'; readonly locale: string };

function localeOf(brand: Brand, { language }: ReadUpdate): string {
  const { default: usual, others } = brand.locales;
  return others.find((locale) => language.toLowerCase().startsWith(locale)) ?? usual;
}

async function isNew(tx: Prisma.TransactionClient, brandId: string, updateId: number, at: Date) {
  const { count } = await tx.telegramUpdate.createMany({
    data: [{ brandId, updateId, at }],
    skipDuplicates: true,
  });
  return count > 0;
}

async function act(
  tx: Prisma.TransactionClient,
  brand: Brand,
  update: ReadUpdate,
  now: Date,
): Promise<Said> {
  const { chatId, command, startParam } = update;
  if (command === 'start') {
    return {
      key: 'linked',
      locale: await storeLink(tx, { brandId: brand.id, chatId, startParam, now }),
    };
  }
  if (command === 'stop') await dropChat(tx, brand.id, chatId, now);
  return { key: command === 'stop' ? 'stopped' : 'other', locale: localeOf(brand, update) };
}

/**
 * Called for updates that Telegram authenticated for a brand's bot. Each update takes effect once, however
 * often it is delivered; updates other than a command in a private chat have none. Returns the bot's reply.
 */
export async function receiveUpdate(
  brand: Brand,
  raw: string,
  now: Date,
): Promise<BotReply | null> {
  const update = readUpdate(raw);
  if (!update) return null;
  const reply = ({ key, locale }: Said): BotReply => ({
    method: 'sendMessage',
    chat_id: Number(update.chatId),
    text: translator(locale, 'telegram')(key, { brand: brand.name }),
  });
  try {
    const said = await inTransaction(async (tx) =>
      (await isNew(tx, brand.id, update.id, now)) ? act(tx, brand, update, now) : null,
    );
    if (said?.key === 'linked') wakeJobs();
    return said && reply(said);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'token_expired') throw error;
    return reply({ key: 'expired', locale: localeOf(brand, update) });
  }
}
