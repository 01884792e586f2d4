import type { ReplyContext } from '../reply-context.ts';
import { aiBreaker } from './breaker.ts';
import { withinDailyLimits } from './daily-limits.ts';

/** Whether the model may answer now: not while it keeps failing, nor after the day's limit. */
export async function mayAskModel(
  context: ReplyContext,
  now: Date,
): Promise<'yes' | 'failing' | 'full'> {
  if (aiBreaker.isOpen()) return 'failing';
  const { profileId, memberProfile, limits } = context;
  const pair = { profileId, memberProfileId: memberProfile.id };
  return (await withinDailyLimits(pair, limits, now)) ? 'yes' : 'full';
}
