import type { FaultPlan } from '../faults/plan.ts';
import { isRecord, parseJson } from '../http/body.ts';
import { sendMessage } from './send-message.ts';
import type { Bot, TelegramState } from './state.ts';

const ANSWER_WITHIN_MS = 10_000;
const ON_TELEGRAM = { provider: 'telegram', operation: 'update' } as const;

type TelegramAction = {
  readonly bot: Bot;
  readonly chat: string;
  /** The person's message; null when the person blocks the bot. */
  readonly text: string | null;
  readonly language: string;
};

function updateOf(id: number, { chat, text, language }: TelegramAction): string {
  const person = { id: Number(chat), is_bot: false, first_name: 'Demo', language_code: language };
  const place = { id: Number(chat), type: 'private', first_name: 'Demo' };
  const date = Math.floor(Date.now() / 1_000);
  const about = { chat: place, from: person, date };
  return JSON.stringify(
    text === null
      ? { update_id: id, my_chat_member: { ...about, new_chat_member: { status: 'kicked' } } }
      : { update_id: id, message: { ...about, message_id: id, text } },
  );
}

/**
 * Sends an update to the app's webhook and posts the app's answer as the bot's message. Resolves to the
 * answer's status.
 */
export async function deliverUpdate(
  state: TelegramState,
  faults: FaultPlan,
  action: TelegramAction,
): Promise<number> {
  const { bot, chat, text } = action;
  if (text === null) state.block(bot, chat);
  else {
    state.open(bot, chat);
    state.add({ bot: bot.name, chat, from: 'person', text, buttons: [], request: null });
  }
  const body = updateOf(state.next(), action);
  const post = async (): Promise<number> => {
    const answer = await fetch(bot.webhook, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-telegram-bot-api-secret-token': bot.secret,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const said = parseJson(Buffer.from(await answer.arrayBuffer()));
    if (isRecord(said) && said['method'] === 'sendMessage') sendMessage(state, bot, said);
    return answer.status;
  };
  const twice = faults.take({ ...ON_TELEGRAM, kinds: ['duplicate_update'] }) !== undefined;
  const statuses = await Promise.all(twice ? [post(), post()] : [post()]);
  return Math.max(...statuses);
}
