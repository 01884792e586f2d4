import type { Profile } from '../db/generated/client.ts';
import { hashSecret } from '../kernel/ids.ts';

/** The columns of a profile that others read only after a review, as Prisma's `select`. */
export const REVIEWED_COLUMNS = {
  about: true,
  lookingFor: true,
  work: true,
  study: true,
  promptQuestions: true,
  promptAnswers: true,
  pendingName: true,
} as const;

export type ReviewedTexts = Readonly<Pick<Profile, keyof typeof REVIEWED_COLUMNS>>;

/** The texts that a review reads, always in the same order; empty ones included. Pure. */
export function reviewedTexts(profile: ReviewedTexts): readonly string[] {
  const { about, lookingFor, work, study, promptAnswers, pendingName } = profile;
  return [about, lookingFor, work, study, ...promptAnswers, pendingName ?? ''];
}

/**
 * Identifies what is reviewed at the time it was read: other texts, and the same answer to another question,
 * have another mark. Pure.
 */
export function textMark(profile: ReviewedTexts): string {
  const { promptQuestions } = profile;
  return hashSecret(JSON.stringify([...reviewedTexts(profile), promptQuestions])).slice(0, 8);
}
