import type { MemberViewer } from '../../identity/viewer.ts';
import { shuffleStartOf } from '../../listings/shuffle.ts';
import { PICKS_A_DAY } from '../limits.ts';
import { NO_FILTERS, type Filters } from '../search/filters.ts';
import { audienceOf } from '../search/audience.ts';
import { FIRST } from '../search/pages.ts';
import { readRows } from '../search/read-rows.ts';
import type { OwnAnswers } from './own-answers.ts';

/** What the two have in common, from the most to the least. Members with a picture only. */
function commonGround({ interests, datingIntent }: OwnAnswers): readonly Filters[] {
  const intents = datingIntent === null ? [] : [datingIntent];
  const members = { ...NO_FILTERS, membersOnly: true, withPhoto: true };
  return [
    ...(interests.length > 0 && intents.length > 0 ? [{ ...members, interests, intents }] : []),
    ...(interests.length > 0 ? [{ ...members, interests }] : []),
    ...(intents.length > 0 ? [{ ...members, intents }] : []),
  ];
}

/**
 * Profiles of members of the region with whom a member has an answer in common, in the order of the match stack: nobody
 * whom they rated, wrote with, blocked or were shown as a pick in the last days. At most PICKS_A_DAY. Each search is
 * like that of the stack, which reads its index.
 */
export async function choosePicks(
  viewer: MemberViewer,
  own: OwnAnswers,
  now: Date,
): Promise<readonly string[]> {
  const { profileId, regionId } = viewer;
  if (regionId === null) return [];
  const picked = new Set<string>();
  for (const filters of commonGround(own)) {
    const rows = await readRows(
      {
        purpose: 'picks',
        order: 'varied',
        centre: null,
        who: { ...audienceOf(viewer), profileId },
        regionIds: [regionId],
        shuffle: shuffleStartOf(profileId, now),
        filters,
        now,
      },
      FIRST,
      0,
    );
    for (const { id } of rows) picked.add(id);
    if (picked.size >= PICKS_A_DAY) break;
  }
  return [...picked].slice(0, PICKS_A_DAY);
}
