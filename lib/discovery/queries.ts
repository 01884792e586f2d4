import type { MemberViewer } from '../identity/viewer.ts';
import { brandById } from '../brands/registry.ts';
import { fail } from '../kernel/errors.ts';
import { NO_FILTERS, type Filters } from './search/filters.ts';
import { listFavourites, type SavedRows } from './favourites/list-favourites.ts';
import { ownPublicProfile } from './own-public-profile.ts';
import { searchedRegion } from './policy.ts';
import { otherProfile, type OtherProfile } from './present.ts';
import { searchProfiles, type Found, type Wanted } from './search/search-profiles.ts';
import { reachableProfile, showProfile, type Relation } from './show-profile.ts';
import { hereNow, totalOf } from './search/totals.ts';

export type FoundPage = Omit<Found, 'rows'> & { readonly profiles: readonly OtherProfile[] };

export type FavouritesPage = Omit<SavedRows, 'rows'> & {
  readonly profiles: readonly OtherProfile[];
};

export type Seen = { readonly viewer: MemberViewer; readonly locale: string; readonly now: Date };

function shown({ viewer, locale, now }: Seen) {
  const brand = brandById(viewer.brandId) ?? fail('host_unknown');
  return { brand, locale, readsPhones: viewer.cardVerified, now };
}

/** A search page as it is shown; see `searchProfiles` for what it writes and raises. */
export async function findPage(seen: Seen, wanted: Wanted): Promise<FoundPage> {
  const { rows, ...found } = await searchProfiles(seen.viewer, wanted, seen.now);
  const how = shown(seen);
  return { ...found, profiles: rows.map((row) => otherProfile(row, how)) };
}

/** A profile as it is shown; see `showProfile` for what it writes and raises. */
export async function profileView(seen: Seen, publicId: string): Promise<OtherProfile & Relation> {
  const row = await showProfile(seen.viewer, publicId, seen.now);
  const { inTouch, liked, saved } = row;
  return { ...otherProfile(row, shown(seen)), inTouch, liked, saved };
}

/**
 * The member's own profile as another member without the card check gets it: approved photos and texts only, phone
 * numbers masked.
 */
export async function ownProfileAsShown(seen: Seen): Promise<OtherProfile> {
  const row = await ownPublicProfile(seen.viewer);
  return otherProfile(row, { ...shown(seen), readsPhones: false });
}

/** The name of a profile that a member may see; null for all others, without distinction. Records no disclosure. */
export async function nameShownTo(viewer: MemberViewer, publicId: string): Promise<string | null> {
  const [found] = publicId === '' ? [] : await reachableProfile(viewer, publicId);
  return found?.screenName ?? null;
}

/** A page of the hosted profiles that a member saved; see `listFavourites` for what it writes. */
export async function favouritesPage(seen: Seen, page: number): Promise<FavouritesPage> {
  const { rows, ...found } = await listFavourites(seen.viewer, page, seen.now);
  const how = shown(seen);
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
  const who = { brandId: viewer.brandId, gender: viewer.seeking, seeking: viewer.gender };
  const [total, activeNow] = await Promise.all([
    totalOf(who, id, filters, now),
    hereNow(who, id, now),
  ]);
  return { total, activeNow };
}
