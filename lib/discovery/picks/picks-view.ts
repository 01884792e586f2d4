import type { DatingIntent } from '../../db/generated/enums.ts';
import { savedAmong } from '../favourites/list-favourites.ts';
import type { OtherProfile } from '../present.ts';
import { presentAll, type Seen } from '../queries.ts';
import { ownAnswers } from './own-answers.ts';
import { todaysPicks } from './todays-picks.ts';

/** A picked profile, and what the two have in common. */
export type Pick = {
  readonly profile: OtherProfile;
  readonly reason: {
    readonly interests: OtherProfile['sharedInterests'];
    readonly datingIntent: DatingIntent | null;
  };
};

export type PicksView = {
  readonly picks: readonly Pick[];
  /** Those of them that the member saved, by their public ids. */
  readonly saved: readonly string[];
  /** Whether the member answered something by which others can be picked. */
  readonly answered: boolean;
};

/** Today's picks of a member, with what they have in common at this moment; see `todaysPicks` for what it writes. */
export async function picksView(seen: Seen): Promise<PicksView> {
  const { viewer, now } = seen;
  const own = await ownAnswers(viewer.profileId);
  const profiles = await presentAll(seen, await todaysPicks(viewer, own, now));
  const picks = profiles.flatMap((profile): Pick[] => {
    const { sharedInterests: interests, datingIntent: theirs } = profile;
    const datingIntent = theirs === own.datingIntent ? theirs : null;
    // Either has changed an answer since.
    if (interests.length === 0 && datingIntent === null) return [];
    return [{ profile, reason: { interests, datingIntent } }];
  });
  const ids = picks.map(({ profile }) => profile.id);
  return {
    picks,
    saved: await savedAmong(viewer, ids),
    answered: own.interests.length > 0 || own.datingIntent !== null,
  };
}
