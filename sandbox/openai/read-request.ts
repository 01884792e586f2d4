import { isRecord } from '../http/body.ts';
import type { ChatMessage } from './reply.ts';

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly stream: boolean;
  readonly includeUsage: boolean;
  readonly maxTokens: number;
}

const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool']);
const DEFAULT_MAX_TOKENS = 1024;

function textOf(content: unknown): string | undefined {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return undefined;
  const parts = content.map((part: unknown) =>
    isRecord(part) && part['type'] === 'text' && typeof part['text'] === 'string'
      ? part['text']
      : '',
  );
  return parts.join('\n');
}

function readMessage(raw: unknown): ChatMessage | undefined {
  if (!isRecord(raw)) return undefined;
  const { role, content } = raw;
  const text = textOf(content);
  return typeof role === 'string' && ROLES.has(role) && text !== undefined
    ? { role, text }
    : undefined;
}

/** The request, or the name of the invalid parameter. */
export function readChatRequest(body: unknown): ChatRequest | { readonly wrong: string } {
  if (!isRecord(body)) return { wrong: 'body' };
  const { model, messages, stream = false, stream_options: options } = body;
  const limit = body['max_completion_tokens'] ?? body['max_tokens'] ?? DEFAULT_MAX_TOKENS;
  if (typeof model !== 'string' || model === '') return { wrong: 'model' };
  if (!Array.isArray(messages) || messages.length === 0) return { wrong: 'messages' };
  const read = messages.map(readMessage).filter((message) => message !== undefined);
  if (read.length !== messages.length) return { wrong: 'messages' };
  if (typeof stream !== 'boolean') return { wrong: 'stream' };
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1)
    return { wrong: 'max_tokens' };
  const includeUsage = isRecord(options) && options['include_usage'] === true;
  return { model, messages: read, stream, includeUsage, maxTokens: limit };
}
