import { json, type Answer } from '../http/answer.ts';
import { isRecord } from '../http/body.ts';
import type { Bot, Button, TelegramState } from './state.ts';

const MAX_LENGTH = 4_096;

/** An error in Telegram's format. */
export function refused(code: number, description: string, retryAfter?: number): Answer {
  const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
  return json({ ok: false, error_code: code, description, ...parameters }, code);
}

function readButtons(markup: unknown): Button[] | null {
  if (markup === undefined) return [];
  const rows = isRecord(markup) ? markup['inline_keyboard'] : undefined;
  if (!Array.isArray(rows)) return null;
  const buttons: Button[] = [];
  for (const button of rows.flat() as unknown[]) {
    if (!isRecord(button)) return null;
    const { text, url } = button;
    if (typeof text !== 'string' || typeof url !== 'string' || !/^https?:/.test(url)) return null;
    buttons.push({ text, url });
  }
  return buttons;
}

/** Posts a message into a chat that a person started, or refuses as Telegram does. */
export function sendMessage(state: TelegramState, bot: Bot, asked: unknown): Answer {
  if (!isRecord(asked)) return refused(400, 'Bad Request: message text is empty');
  const { chat_id: id, text, reply_markup: markup } = asked;
  if (typeof text !== 'string' || text === '' || text.length > MAX_LENGTH) {
    return refused(400, 'Bad Request: message text is empty or too long');
  }
  const buttons = readButtons(markup);
  if (!buttons) return refused(400, 'Bad Request: BUTTON_URL_INVALID');
  const number = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  const chat = state.chat(bot, number);
  if (!chat) return refused(400, 'Bad Request: chat not found');
  if (chat.blocked) return refused(403, 'Forbidden: bot was blocked by the user');
  const said = { bot: bot.name, chat: number, from: 'bot', text, buttons, request: asked } as const;
  const messageId = state.add(said);
  return json({ ok: true, result: { message_id: messageId, chat: { id: Number(number) }, text } });
}
