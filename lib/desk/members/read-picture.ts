import { fail } from '../../kernel/errors.ts';
import { photoForReview, pictureForReview } from '../../moderation/photos/photo-for-review.ts';
import type { MemberInScope } from './member-in-scope.ts';

/** Raises `not_found` for a photo that is not of this member. */
export async function requireOwnPhoto(member: MemberInScope, photoId: string): Promise<void> {
  const photo = await photoForReview(photoId);
  if (photo.profileId !== member.profileId) fail('not_found');
}

/** A member's picture, JPEG; the access is logged. Raises `not_found`, also for a deleted one. */
export async function readPicture(
  member: MemberInScope,
  photoId: string,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<Response> {
  await requireOwnPhoto(member, photoId);
  const bytes = await pictureForReview(photoId, actor, now);
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'no-store' },
  });
}
