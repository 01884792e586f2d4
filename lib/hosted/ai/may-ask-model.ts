import type { BrandLimits } from '../../brands/limits-schema.ts';
import { run, type Statement } from '../../db/statement.ts';
import { after, DAY } from '../../kernel/clock.ts';
import type { ReplyContext } from '../reply-context.ts';
import { aiBreaker } from './breaker.ts';

const COUNT: Statement = {
  name: 'hosted-ai-day',
  text: `
    select (select count(*) from (
              select from messages m
               where m.sender_id = $1 and m.answered_by = 'ai' and m.created_at > $3 limit $4) p
           )::int as "ofProfile",
           (select count(*) from (
              select from participants a
                join messages m on m.sender_id = a.peer_id and m.answered_by = 'ai'
                               and m.created_at > $3 and m.conversation_id = a.conversation_id
               where a.profile_id = $2 and a.last_message_at > $3 limit $5) q
           )::int as "toMember"`,
};

type Pair = { readonly profileId: string; readonly memberProfileId: string };

/** Whether the model may still answer for this profile and this member in the 24 hours before `now`. */
async function withinDailyLimits(
  { profileId, memberProfileId }: Pair,
  { aiAnswersPerProfile, aiAnswersPerMember }: BrandLimits,
  now: Date,
): Promise<boolean> {
  const most = [aiAnswersPerProfile, aiAnswersPerMember];
  const values = [profileId, memberProfileId, after(now, -DAY), ...most];
  const [row] = await run<{ ofProfile: number; toMember: number }>(COUNT, values);
  return (
    row !== undefined && row.ofProfile < aiAnswersPerProfile && row.toMember < aiAnswersPerMember
  );
}

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
