import type { FaultPlan } from '../faults/plan.ts';
import { throughFaults } from '../faults/transport.ts';
import { foundOrAwaited } from '../http/arrivals.ts';
import { html, json, problem, seeOther, type Answer } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import { route, type Handler, type Route, type Visit } from '../http/router.ts';
import { deliverUpdate } from './deliver-update.ts';
import { chatPage, telegramPage } from './pages.ts';
import { refused, sendMessage } from './send-message.ts';
import type { Bot, TelegramState } from './state.ts';

const RETRY_AFTER_SECONDS = 5;
const DEMO_CHAT = '5001';
const isChat = (text: string): boolean => /^[1-9]\d{0,15}$/.test(text);

function setWebhook(bot: Bot, asked: unknown): Answer {
  const url = isRecord(asked) ? asked['url'] : undefined;
  const secret = isRecord(asked) ? asked['secret_token'] : undefined;
  if (typeof url !== 'string' || !URL.canParse(url)) {
    return refused(400, 'Bad Request: bad webhook: invalid URL');
  }
  bot.webhook = url;
  bot.secret = typeof secret === 'string' ? secret : '';
  return json({ ok: true, result: true, description: 'Webhook was set' });
}

function callOf(state: TelegramState, faults: FaultPlan): Handler {
  return (visit) => {
    const { bot: named = '', method = '' } = visit.params;
    const bot = state.botByToken(named.replace(/^bot/, ''));
    if (!bot || !named.startsWith('bot')) return refused(401, 'Unauthorized');
    const asked = parseJson(visit.body);
    const on = { provider: 'telegram', operation: method };
    if (faults.take({ ...on, kinds: ['blocked_by_user'] }) && isRecord(asked)) {
      state.block(bot, String(asked['chat_id']));
    }
    const failure = (status: 429 | 500): Answer =>
      status === 429
        ? refused(429, 'Too Many Requests: retry later', RETRY_AFTER_SECONDS)
        : refused(500, 'Internal Server Error');
    return throughFaults(faults, { ...on, signal: visit.signal, failure }, () => {
      if (method === 'sendMessage') return Promise.resolve(sendMessage(state, bot, asked));
      if (method === 'setWebhook') return Promise.resolve(setWebhook(bot, asked));
      if (method !== 'getMe') return Promise.resolve(refused(404, 'Not Found'));
      const result = { id: Number(bot.token.split(':')[0]), is_bot: true, username: bot.name };
      return Promise.resolve(json({ ok: true, result }));
    });
  };
}

const SAYING = {
  stop: () => '/stop',
  start: (startParam: string) => `/start ${startParam}`.trim(),
};

function chatOf(state: TelegramState, faults: FaultPlan) {
  const botOf = ({ params }: Visit) => state.botByName(params['bot'] ?? '');
  const show: Handler = (visit) => {
    const bot = botOf(visit);
    if (!bot) return problem(404, 'not_found', 'No such bot.');
    const { searchParams: query } = visit.url;
    const chat = query.get('chat') ?? DEMO_CHAT;
    return html(chatPage(bot, chat, query.get('start') ?? '', state.find(chat, null)));
  };
  const press: Handler = async (visit) => {
    const bot = botOf(visit);
    if (!bot) return problem(404, 'not_found', 'No such bot.');
    const form = new URLSearchParams(visit.body.toString('utf8'));
    const chat = form.get('chat') ?? '';
    if (!isChat(chat)) return problem(400, 'bad_chat', 'A chat is a number.');
    const action = form.get('action');
    const said = action === 'stop' ? SAYING.stop() : SAYING.start(form.get('start') ?? '');
    const text = action === 'block' ? null : said;
    await deliverUpdate(state, faults, { bot, chat, text, language: 'en' });
    return seeOther(`/t.me/${bot.name}?chat=${chat}`);
  };
  return { show, press };
}

/** Lets tests act as a person in a chat: `{bot, chat, text}` writes, `{bot, chat, block: true}` blocks. */
function act(state: TelegramState, faults: FaultPlan): Handler {
  return async ({ body }) => {
    const asked = parseJson(body);
    if (!isRecord(asked)) return problem(400, 'bad_control', 'Send a JSON object.');
    const { bot: name, chat, text, block, language = 'it' } = asked;
    const bot = typeof name === 'string' ? state.botByName(name) : undefined;
    if (!bot || typeof chat !== 'string' || !isChat(chat) || typeof language !== 'string') {
      return problem(400, 'bad_control', 'Name a bot and the number of a chat.');
    }
    if (block !== true && typeof text !== 'string') {
      return problem(400, 'bad_control', 'Say a text, or block.');
    }
    const said = typeof text === 'string' ? text : null;
    return json({
      status: await deliverUpdate(state, faults, { bot, chat, text: said, language }),
    });
  };
}

/** The Bot API, and chats with bots as pages (`/t.me/BOT`) and for tests. */
export function telegramRoutes(state: TelegramState, faults: FaultPlan): Route[] {
  const chat = chatOf(state, faults);
  return [
    route('POST', '/telegram/control', act(state, faults)),
    route('POST', '/telegram/:bot/:method', callOf(state, faults)),
    route('GET', '/t.me/:bot', chat.show),
    route('POST', '/t.me/:bot', chat.press),
    route('GET', '/telegram', () => html(telegramPage(state.find(null, null)))),
    route('GET', '/telegram.json', async (visit) => {
      const { searchParams: query } = visit.url;
      const find = () => state.find(query.get('chat'), query.get('after'));
      return json(await foundOrAwaited(visit, state.arrivals, find));
    }),
  ];
}
