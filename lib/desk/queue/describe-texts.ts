import { db } from '../../db/client.ts';
import { promptsOf } from '../../identity/profile-prompts.ts';
import { REVIEWED_COLUMNS, reviewedTexts, textMark } from '../../review-queue/reviewed-texts.ts';
import { warningsIn } from '../../text/warnings.ts';
import type { QueueItem } from './item-schema.ts';
import { describePeople } from './describe-people.ts';
import type { Reader, Taken } from './taken.ts';

type Text = Extract<QueueItem, { readonly kind: 'text' }>;

/** Profile texts that wait for a review. */
export async function describeTexts(taken: readonly Taken[], { now }: Reader): Promise<Text[]> {
  if (taken.length === 0) return [];
  const ids = taken.map(({ id }) => id);
  const [rows, people] = await Promise.all([
    db().profile.findMany({
      where: { id: { in: ids } },
      select: { id: true, screenName: true, ...REVIEWED_COLUMNS },
    }),
    describePeople(ids, now),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return taken.flatMap(({ id, brandId, since, urgent }) => {
    const [row, who] = [byId.get(id), people.get(id)];
    if (!row || !who) return [];
    const { screenName, about, lookingFor, work, study, pendingName } = row;
    return {
      kind: 'text' as const,
      id,
      brandId,
      since,
      urgent,
      who,
      about,
      lookingFor,
      work,
      study,
      pendingName,
      profilePrompts: promptsOf(row),
      mark: textMark(row),
      warnings: [...warningsIn([screenName, ...reviewedTexts(row)].join('\n'))],
    };
  });
}
