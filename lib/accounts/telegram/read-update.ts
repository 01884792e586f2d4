import { z } from 'zod';

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

export type ReadUpdate = {
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
export function readUpdate(raw: string): ReadUpdate | null {
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
