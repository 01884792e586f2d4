import { z } from 'zod';
import { env } from '../../kernel/env.ts';
import { watchedCall } from '../../kernel/outside-calls.ts';
import { MODEL_ANSWERS_WITHIN_MS } from '../limits.ts';

export type Said = { readonly role: 'system' | 'user' | 'assistant'; readonly content: string };

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

type Options = {
  readonly maxTokens: number;
  readonly temperature: number;
  readonly withinMs: number;
};

/** Of an answer in a conversation. */
const ANSWER: Options = { maxTokens: 160, temperature: 0.8, withinMs: MODEL_ANSWERS_WITHIN_MS };

/** One completion of the configured OpenAI-compatible endpoint. Throws on any other response. */
export async function askModel(
  messages: readonly Said[],
  { maxTokens, temperature, withinMs }: Options = ANSWER,
): Promise<string> {
  const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = env();
  const response = await watchedCall('ai', () =>
    fetch(`${AI_BASE_URL}/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${AI_API_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: AI_MODEL,
        messages,
        max_tokens: maxTokens,
        temperature,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    }),
  );
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the model answered ${response.status}`);
  }
  const { choices } = completion.parse(await response.json());
  return (choices[0]?.message.content ?? '').trim();
}
