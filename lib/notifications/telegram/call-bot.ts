import { z } from 'zod';
import { env } from '../../kernel/env.ts';
import { watchedCall } from '../../kernel/outside-calls.ts';
import { TELEGRAM_ANSWERS_WITHIN_MS } from '../limits.ts';

const answerSchema = z.object({
  ok: z.boolean(),
  error_code: z.number().optional(),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
});

export type BotAnswer = {
  readonly ok: boolean;
  /** Telegram's error code, else the HTTP status. */
  readonly code: number;
  /** Seconds until the next attempt, if given. */
  readonly retryAfter: number | null;
};

/** Calls a method of the Bot API. Throws the connection's error without the URL, which contains the token. */
export async function callBot(
  token: string,
  method: string,
  body: Readonly<Record<string, unknown>>,
): Promise<BotAnswer> {
  const answer = await watchedCall('telegram', () =>
    fetch(`${env().TELEGRAM_API_URL}/bot${token}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TELEGRAM_ANSWERS_WITHIN_MS),
    }),
  );
  const read = answerSchema.safeParse(await answer.json().catch(() => null));
  if (!read.success) return { ok: false, code: answer.status, retryAfter: null };
  const { ok, error_code: code = answer.status, parameters } = read.data;
  return { ok, code, retryAfter: parameters?.retry_after ?? null };
}
