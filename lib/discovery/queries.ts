import type { MemberViewer } from '../identity/viewer.ts';
import { db } from '../db/client.ts';
import { brandById } from '../brands/registry.ts';
import { fail } from '../kernel/errors.ts';
import { NO_FILTERS, type Filters } from './search/filters.ts';
import { listFavourites, type RowsPage } from './favourites/list-favourites.ts';
import { introductionShown } from './introduction.ts';
import { listLikers } from './likers/list-likers.ts';
import { ownPublicProfile } from './own-public-profile.ts';
import { audienceOf } from './search/audience.ts';
import { searchedRegion } from './policy.ts';
import type { ProfileRow } from './profile-row.ts';
import { otherProfile, type OtherProfile, type Shown } from './present.ts';
import { searchProfiles, type Found, type Wanted } from './search/search-profiles.ts';
import { reachableProfile, showProfile, type Relation } from './show-profile.ts';
import { hereNow, totalOf } from './search/totals.ts';

export type FoundPage = Omit<Found, 'rows'> & { readonly profiles: readonly OtherProfile[] };

/** A page of a list of profiles. */
export type ProfilesPage = Omit<RowsPage, 'rows'> & {
  readonly profiles: readonly OtherProfile[];
};

export type Seen = { readonly viewer: MemberViewer; readonly locale: string; readonly now: Date };

async function shown({ viewer, locale, now }: Seen): Promise<Shown> {
  const brand = brandById(viewer.brandId) ?? fail('host_unknown');
  const { interests } = await db().profile.findUniqueOrThrow({
    where: { id: viewer.profileId },
    select: { interests: true },
  });
  return { brand, locale, readsPhones: viewer.cardVerified, interests, now };
}

/** A search page as it is shown; see `searchProfiles` for what it writes and raises. */
export async function findPage(seen: Seen, wanted: Wanted): Promise<FoundPage> {
  const [{ rows, ...found }, how] = await Promise.all([
    searchProfiles(seen.viewer, wanted, seen.now),
    shown(seen),
  ]);
  return { ...found, profiles: rows.map((row) => otherProfile(row, how)) };
}

/** A profile as it is shown; see `showProfile` for what it writes and raises. */
export async function profileView(seen: Seen, publicId: string): Promise<OtherProfile & Relation> {
  const [row, how] = await Promise.all([showProfile(seen.viewer, publicId, seen.now), shown(seen)]);
  const { inTouch, liked, saved } = row;
  const path = `/api/dispenser/${encodeURIComponent(publicId)}/introduction`;
  const introduction = await introductionShown(row.id, () => path);
  return { ...otherProfile(row, how), introduction, inTouch, liked, saved };
}

/**
 * The member's own profile as another member without the card check gets it: approved photos and texts only, phone
 * numbers masked.
 */
export async function ownProfileAsShown(seen: Seen): Promise<OtherProfile> {
  const { profileId, publicId } = seen.viewer;
  const [row, how, introduction] = await Promise.all([
    ownPublicProfile(seen.viewer),
    shown(seen),
    introductionShown(profileId, (id) => `/api/users/photos/${publicId}/${id}/voice`),
  ]);
  return { ...otherProfile(row, { ...how, readsPhones: false, interests: [] }), introduction };
}

/** The name of a profile that a member may see; null for all others, without distinction. Records no disclosure. */
export async function nameShownTo(viewer: MemberViewer, publicId: string): Promise<string | null> {
  const [found] = publicId === '' ? [] : await reachableProfile(viewer, publicId);
  return found?.screenName ?? null;
}

/** A page of the profiles that a member saved; see `listFavourites` for what it writes. */
export async function favouritesPage(seen: Seen, page: number): Promise<ProfilesPage> {
  const [{ rows, ...found }, how] = await Promise.all([
    listFavourites(seen.viewer, page, seen.now),
    shown(seen),
  ]);
  return { ...found, profiles: rows.map((row) => otherProfile(row, how)) };
}

/** Other profiles as they are shown to a member. */
export async function presentAll(
  seen: Seen,
  rows: readonly ProfileRow[],
): Promise<readonly OtherProfile[]> {
  const how = await shown(seen);
  return rows.map((row) => otherProfile(row, how));
}

/** A page of the members who like a member; see `listLikers` for what it raises. */
export async function likersPage(seen: Seen, page: number): Promise<ProfilesPage> {
  const [{ rows, ...found }, how] = await Promise.all([listLikers(seen.viewer, page), shown(seen)]);
  return { ...found, profiles: rows.map((row) => otherProfile(row, how)) };
}

/**
 * How many profiles suit a member in a region, and how many of them are members online now (null: too few to
 * publish).
 */
export async function regionCount(
  viewer: MemberViewer,
  region: string | undefined,
  now: Date,
  filters: Filters = NO_FILTERS,
): Promise<{ readonly total: number; readonly activeNow: number | null }> {
  const { id } = await searchedRegion(viewer, region);
  const who = audienceOf(viewer);
  const [total, activeNow] = await Promise.all([
    totalOf(who, id, filters, now),
    hereNow(who, id, now),
  ]);
  return { total, activeNow };
}
