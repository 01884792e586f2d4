/**
 * SQL: which rows of `photos f` others see as pictures of a profile. A row with a length is its voice introduction, which
 * has no picture.
 */
export const IS_SHOWN_PHOTO = `f.state = 'approved' and f.voice_ms is null`;

/** The same condition of the client. */
export const SHOWN_PHOTO = { state: 'approved', voiceMs: null } as const;

/** SQL: the key of the picture that represents the profile of that id. */
export function mainPhotoKey(profileId: string): string {
  return `(select f.object_key from photos f where f.profile_id = ${profileId} and ${IS_SHOWN_PHOTO}
           order by f.is_default desc, f.position, f.id limit 1)`;
}
