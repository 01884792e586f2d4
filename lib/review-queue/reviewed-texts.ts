import type { Profile } from '../db/generated/client.ts';

/** The columns of a profile that others read only after a review, as Prisma's `select`. */
export const REVIEWED_COLUMNS = {
  about: true,
  lookingFor: true,
  promptAnswer: true,
  pendingName: true,
} as const;

export type ReviewedTexts = Readonly<Pick<Profile, keyof typeof REVIEWED_COLUMNS>>;

/** The texts that a review reads, always in the same order; empty ones included. Pure. */
export function reviewedTexts(profile: ReviewedTexts): readonly string[] {
  const { about, lookingFor, promptAnswer, pendingName } = profile;
  return [about, lookingFor, promptAnswer, pendingName ?? ''];
}
