import type { Photo } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import {
  introductionForReview,
  photoForReview,
  pictureForReview,
} from '../../moderation/photos/photo-for-review.ts';
import type { MemberInScope } from './member-in-scope.ts';

/** Raises `not_found` for a photo that is not of this member. */
export async function requireOwnPhoto(member: MemberInScope, photoId: string): Promise<Photo> {
  const photo = await photoForReview(photoId);
  return photo.profileId === member.profileId ? photo : fail('not_found');
}

/** A member's picture, JPEG, or the voice introduction, WebM with Opus; the access is logged. Raises `not_found`, also for a deleted one. */
export async function readPicture(
  member: MemberInScope,
  photoId: string,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<Response> {
  const isVoice = (await requireOwnPhoto(member, photoId)).voiceMs !== null;
  const bytes = await (isVoice ? introductionForReview : pictureForReview)(photoId, actor, now);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': isVoice ? 'audio/webm' : 'image/jpeg',
      'cache-control': 'no-store',
    },
  });
}
