import { randomBytes } from 'node:crypto';
import type { FaultPlan } from '../faults/plan.ts';
import { throughFaults } from '../faults/transport.ts';
import { json, type Answer } from '../http/answer.ts';
import { parseJson } from '../http/body.ts';
import { route, type Handler, type Route } from '../http/router.ts';
import { readChatRequest, type ChatRequest } from './read-request.ts';
import { replyTo } from './reply.ts';

const CHARACTERS_PER_TOKEN = 4;
const MESSAGE_OVERHEAD = 4;

const tokensOf = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

function failure(
  status: number,
  type: string,
  message: string,
  param: string | null = null,
): Answer {
  return json({ error: { message, type, param, code: type } }, status);
}

interface Completion {
  readonly id: string;
  readonly created: number;
  readonly model: string;
  readonly text: string;
  readonly finish: 'stop' | 'length';
  readonly usage: Readonly<Record<string, number>>;
}

function complete(request: ChatRequest): Completion {
  const full = replyTo(request.messages);
  const text = full.slice(0, request.maxTokens * CHARACTERS_PER_TOKEN);
  const prompt = request.messages.reduce(
    (sum, { text: said }) => sum + tokensOf(said) + MESSAGE_OVERHEAD,
    3,
  );
  const answered = tokensOf(text);
  return {
    id: `chatcmpl-${randomBytes(12).toString('hex')}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    text,
    finish: text.length < full.length ? 'length' : 'stop',
    usage: { prompt_tokens: prompt, completion_tokens: answered, total_tokens: prompt + answered },
  };
}

function whole({ id, created, model, text, finish, usage }: Completion): Answer {
  const message = { role: 'assistant', content: text, refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: finish }];
  return json({ id, object: 'chat.completion', created, model, choices, usage });
}

function* chunks({ id, created, model, text, finish, usage }: Completion, includeUsage: boolean) {
  const chunk = (choices: unknown[], extra: object = {}) =>
    `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created, model, choices, ...extra })}\n\n`;
  const delta = (content: object, reason: string | null = null) => [
    { index: 0, delta: content, finish_reason: reason },
  ];
  yield chunk(delta({ role: 'assistant', content: '' }));
  for (const part of text.match(/\S+\s*/g) ?? []) yield chunk(delta({ content: part }));
  yield chunk(delta({}, finish));
  if (includeUsage) yield chunk([], { usage });
  yield 'data: [DONE]\n\n';
}

async function* streamed(parts: Iterable<string>) {
  for (const part of parts) {
    await new Promise(setImmediate);
    yield part;
  }
}

function chat(faults: FaultPlan): Handler {
  return ({ headers, body, signal }) => {
    if (!/^Bearer \S+$/i.test(headers.authorization ?? '')) {
      return failure(401, 'invalid_api_key', 'You did not provide an API key.');
    }
    const request = readChatRequest(parseJson(body));
    if ('wrong' in request) {
      return failure(
        400,
        'invalid_request_error',
        `Invalid value: ${request.wrong}.`,
        request.wrong,
      );
    }
    const call = {
      provider: 'openai',
      operation: 'chat.completions',
      signal,
      failure: (status: 429 | 500) =>
        status === 429
          ? failure(429, 'rate_limit_exceeded', 'Rate limit reached.')
          : failure(500, 'server_error', 'The server had an error.'),
    };
    return throughFaults(faults, call, () => {
      const completion = complete(request);
      if (!request.stream) return Promise.resolve(whole(completion));
      const stream = streamed(chunks(completion, request.includeUsage));
      const type = {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
      };
      return Promise.resolve({ status: 200, headers: type, body: stream });
    });
  };
}

/** Chat completions, accepting any bearer token; fault plan under provider `openai`, operation `chat.completions`. */
export function openaiRoutes(faults: FaultPlan): Route[] {
  return [route('POST', '/openai/v1/chat/completions', chat(faults))];
}
