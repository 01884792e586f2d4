import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import type { Photo } from '../../db/generated/client.ts';
import { chooseDefault } from '../../media/own-photos/choose-default.ts';
import { mediaContract, uploadFields } from '../../media/contract.ts';
import { orderPhotos } from '../../media/own-photos/order-photos.ts';
import { ownPicture } from '../../media/own-photos/own-picture.ts';
import { photosOf } from '../../media/own-photos.ts';
import { presentPhoto } from '../../media/present-photo.ts';
import { receiveFile } from '../../media/own-photos/receive-file.ts';
import { removePhoto } from '../../media/own-photos/remove-photo.ts';
import { restorePhoto } from '../../media/own-photos/restore-photo.ts';
import { uploadPhoto } from '../../media/own-photos/upload-photo.ts';
import { appealPhoto } from '../../moderation/photos/appeal-photo.ts';
import { selfReviewSeconds } from '../../review-queue/review-due.ts';
import { handlersFor } from '../handlers-for.ts';
import { parseInput } from '../parse-input.ts';
import { privatePicture } from '../private-picture.ts';
import { PROFILE_PHOTOS, UPLOAD_BYTES } from '../../media/limits.ts';

const FILE = { field: 'avatar', limit: UPLOAD_BYTES } as const;

type Asked = {
  readonly member: () => MemberViewer;
  readonly params: { readonly trackerId: string };
  readonly now: Date;
};

/** The member, after checking that the trackerId in the path is theirs. */
function owner({ member, params }: Asked): MemberViewer {
  const viewer = member();
  requireOwnName(viewer, params.trackerId);
  return viewer;
}

function presented(photos: readonly Photo[], { params, now }: Asked) {
  return {
    photos: photos.map((photo) => presentPhoto(photo, params.trackerId, now)),
    most: PROFILE_PHOTOS,
    selfReviewSeconds: selfReviewSeconds(),
  };
}

export const mediaHandlers = handlersFor(mediaContract, {
  'POST /api/upload/{trackerId}': async (call) => {
    const member = owner(call);
    const { bytes, fields } = await receiveFile(call.request, FILE);
    const { crop, uploadId } = parseInput(uploadFields, fields) as ReturnType<
      typeof uploadFields.parse
    >;
    const photo = await uploadPhoto({ member, bytes, crop, uploadId, now: call.now });
    const data = presentPhoto(photo, call.params.trackerId, call.now);
    return { name: data.name, data };
  },
  'GET /api/users/photos/{trackerId}': async (call) =>
    presented(await photosOf(owner(call).profileId), call),
  'PUT /api/users/photos/{trackerId}': async (call) =>
    presented(await orderPhotos(owner(call), call.body.order), call),
  'POST /api/users/photos/{trackerId}/{photoId}/default': async (call) =>
    presented(await chooseDefault(owner(call), call.params.photoId, call.now), call),
  'DELETE /api/users/photos/{trackerId}/{photoId}': async (call) =>
    presented(await removePhoto(owner(call), call.params.photoId, call.now), call),
  'POST /api/users/photos/{trackerId}/{photoId}/restore': async (call) =>
    presented(await restorePhoto(owner(call), call.params.photoId, call.now), call),
  'POST /api/users/photos/{trackerId}/{photoId}/appeal': async (call) => {
    const { photoId } = call.params;
    const { text } = call.body;
    return presented(
      await appealPhoto({ member: owner(call), photoId, text, now: call.now }),
      call,
    );
  },
  'GET /api/users/photos/{trackerId}/{photoId}/picture': async (call) =>
    privatePicture(await ownPicture(owner(call), call.params.photoId)),
});
