import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { refreshListing } from '#lib/listings/refresh-listing.ts';
import { clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { LISTING_LAG_MS } from '#lib/listings/limits.ts';

const begun = clock.ms();
let member: CreatedMember;

beforeEach(async () => {
  member = await createMember();
});

afterEach(() => {
  clock.setOffset(0);
});

/**
 * Records activity of the member after so many ms; returns the profile's and the listing's last activity in
 * minutes.
 */
async function actAfter(ms: number): Promise<readonly [profile: number, listing: number | null]> {
  clock.setOffset(ms);
  await findSession(member.token);
  const [profile, listing] = await Promise.all([
    db().profile.findUniqueOrThrow({ where: { id: member.profileId } }),
    db().profileListing.findFirstOrThrow({ where: { profileId: member.profileId } }),
  ]);
  const minutes = (at: Date | null) =>
    at === null ? null : Math.round((at.getTime() - begun) / MINUTE);
  return [minutes(profile.lastActiveAt) ?? -1, minutes(listing.lastActiveAt)];
}

test('updates the profile’s last activity after a minute, the listing’s after its lag', async () => {
  expect(await actAfter(2 * MINUTE)).toEqual([2, 2]);
  expect(await actAfter(4 * MINUTE)).toEqual([4, 2]);
  expect(await actAfter(MINUTE + LISTING_LAG_MS)).toEqual([6, 2]);
  expect(await actAfter(4 * MINUTE + LISTING_LAG_MS)).toEqual([9, 9]);
});

test('lists a member who returns after days as active at once', async () => {
  const where = { profileId: member.profileId };
  await db().profileListing.updateMany({ where, data: { activityClass: 2 } });
  expect(await actAfter(DAY)).toEqual([1_440, 1_440]);
  const listing = await db().profileListing.findFirstOrThrow({ where });
  expect(listing.activityClass).toBe(0);
});

test('does not update the listing of a member who hides their activity', async () => {
  const { profileId } = member;
  await db().profile.update({ where: { id: profileId }, data: { showsPresence: false } });
  await refreshListing(db(), profileId, clock.now());
  expect(await actAfter(10 * MINUTE)).toEqual([10, null]);
});
