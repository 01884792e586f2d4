import { z } from 'zod';
import { ProfileQuestion } from '../db/generated/enums.ts';
import type { Profile } from '../db/generated/client.ts';

/** A question of the list and its answer; a profile has `PROMPTS_MAX` of them at most, in its own order. */
export const profilePromptSchema = z.object({
  question: z.enum(ProfileQuestion),
  answer: z.string(),
});

export type ProfilePrompt = Readonly<z.output<typeof profilePromptSchema>>;

type Columns = Readonly<Pick<Profile, 'promptQuestions' | 'promptAnswers'>>;

/** The questions and answers in a profile's row. Pure. */
export function promptsOf({ promptQuestions, promptAnswers }: Columns): ProfilePrompt[] {
  return promptQuestions.map((question, index) => ({
    question,
    answer: promptAnswers[index] ?? '',
  }));
}

/** The columns of questions and answers. Pure. */
export function promptColumns(prompts: readonly ProfilePrompt[]) {
  return {
    promptQuestions: prompts.map(({ question }) => question),
    promptAnswers: prompts.map(({ answer }) => answer),
  };
}
