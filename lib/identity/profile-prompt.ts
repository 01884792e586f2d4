import { z } from 'zod';
import { ProfileQuestion } from '../db/generated/enums.ts';
import type { Profile } from '../db/generated/client.ts';

/** A question of the list and its answer, or null: a profile answers at most one. */
export const profilePromptSchema = z
  .object({ question: z.enum(ProfileQuestion), answer: z.string() })
  .nullable();

export type ProfilePrompt = z.output<typeof profilePromptSchema>;

type Columns = Pick<Profile, 'promptQuestion' | 'promptAnswer'>;

/** The question and answer in a profile's row. Pure. */
export function promptOf({
  promptQuestion: question,
  promptAnswer: answer,
}: Columns): ProfilePrompt {
  return question === null ? null : { question, answer };
}
