import { z } from 'zod';

const chat = z.object({ id: z.number().int(), type: z.string() });
const person = z.object({ language_code: z.string().optional() }).optional();

/** What is read of an update; the rest of it is none of our business. */
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
  /** As Telegram names it: a language, perhaps with a country. */
  readonly language: string;
  readonly command: 'start' | 'stop' | 'other';
  /** What stands behind `/start`. */
  readonly startParam: string;
};

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** What somebody wants of a bot in a chat of their own; null for groups, channels and anything else. Pure. */
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
