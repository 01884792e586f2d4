import { z } from 'zod';
import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { translator } from '../../i18n/translate.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { isAppError } from '../../kernel/errors.ts';
import { dropChat } from '../telegram-chat.ts';
import { storeLink } from './store-link.ts';

const chat = z.object({ id: z.number().int(), type: z.string() });
const person = z.object({ language_code: z.string().optional() }).optional();

/** The fields used of an update; the others are ignored. */
const update = z.object({
  update_id: z.number().int().nonnegative(),
  message: z.object({ chat, from: person, text: z.string().optional() }).optional(),
  my_chat_member: z
    .object({ chat, from: person, new_chat_member: z.object({ status: z.string() }) })
    .optional(),
});

type ReadUpdate = {
  readonly id: number;
  readonly chatId: string;
  /** Language as Telegram gives it, possibly with a country. */
  readonly language: string;
  readonly command: 'start' | 'stop' | 'other';
  /** The parameter after `/start`. */
  readonly startParam: string;
};

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** A user's command in a private chat with the bot; null for groups, channels and anything else. Pure. */
function readUpdate(raw: string): ReadUpdate | null {
  const read = update.safeParse(parsed(raw));
  if (!read.success) return null;
  const { update_id: id, message, my_chat_member: change } = read.data;
  const from = message ?? change;
  if (from?.chat.type !== 'private' || from.chat.id <= 0) return null;
  const seen = { id, chatId: String(from.chat.id), language: from.from?.language_code ?? '' };
  if (!message) {
    const left = change?.new_chat_member.status === 'kicked';
    return left ? { ...seen, command: 'stop', startParam: '' } : null;
  }
  const [command = '', startParam = ''] = (message.text ?? '').trim().split(/\s+/);
  if (command === '/start' && startParam !== '') return { ...seen, command: 'start', startParam };
  return { ...seen, command: command === '/stop' ? 'stop' : 'other', startParam: '' };
}

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
