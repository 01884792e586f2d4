import { authenticate } from '#lib/accounts/login/authenticate.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';

/** The member's own profile, as they see it now. */
export async function own(member: CreatedMember) {
  return ownProfile(await viewerOfToken(member.token), member.publicId, clock.now());
}

/** Logs in to dolcevita from another browser. */
export function login(email: string, password: string) {
  const by = { brand: brandOf('dolcevita'), email, password, userAgent: 'jest' };
  return authenticate({ ...by, flowCode: undefined, now: clock.now() });
}

/** The number of search listings of a profile. */
export function listingsOf(profileId: string): Promise<number> {
  return db().profileListing.count({ where: { profileId } });
}
