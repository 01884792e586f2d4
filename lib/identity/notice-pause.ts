/** The columns of an account that say how long its notices are paused. */
export type NoticePauseColumns = {
  readonly noticesPausedAt: Date | null;
  readonly noticesResumeAt: Date | null;
};

/** A pause that lasts until a time, or until the member ends it. */
export type NoticePause = { readonly until: Date | null };

/** For a `select` of Prisma. */
export const noticePauseColumns = { noticesPausedAt: true, noticesResumeAt: true } as const;

/** The pause of all notices that is in force; null when none is. Pure. */
export function noticePause(
  { noticesPausedAt, noticesResumeAt: until }: NoticePauseColumns,
  now: Date,
): NoticePause | null {
  if (noticesPausedAt === null) return null;
  return until === null || until > now ? { until } : null;
}
