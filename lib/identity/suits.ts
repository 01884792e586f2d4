/**
 * SQL: whether a like or visit from the profile `p` makes it reachable for a viewer. One in incognito is reachable by its
 * like alone: a visit from before would show it to a member whom it does not like.
 */
export function noticeReveals(viewer: string): string {
  return `(not p.incognito or exists (select from swipes liking
    where liking.profile_id = p.id and liking.peer_id = ${viewer} and liking.choice = 'like'))`;
}

type Suiting = { readonly gender: string; readonly seeking: string };

type Names = {
  /** SQL for the viewed profile and for the viewer's brand, gender and sought gender. */
  readonly profile: string;
  readonly brand: string;
  readonly gender: string;
  readonly seeking: string;
};

/** SQL: whether each of two people is whom the other seeks, by as whom they are found. */
export function suitEachOther(one: Suiting, other: Suiting): string {
  const seeks = ({ seeking }: Suiting, { gender }: Suiting): string =>
    `(${seeking} = 'everyone' or ${seeking} = ${gender})`;
  return `(${seeks(one, other)} and ${seeks(other, one)})`;
}

/** SQL: whether a profile is listed on a brand and the two suit each other. */
export function listedAndSuiting({ profile, brand, gender, seeking }: Names): string {
  return `exists (select from profile_listings l
    where l.profile_id = ${profile} and l.brand_id = ${brand}
      and ${suitEachOther(
        { gender: 'l.gender', seeking: 'l.seeking' },
        { gender: `${gender}::gender`, seeking: `${seeking}::gender` },
      )})`;
}
