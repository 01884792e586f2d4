import type { ownProfile } from '#lib/accounts/profile/own-profile.ts';

/** The member's own profile as the page renders it. */
export type OwnProfileData = Awaited<ReturnType<typeof ownProfile>>;
