import { requireOwnName } from '../../identity/require-own-name.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import type { Photo } from '../../db/generated/client.ts';
import { chooseDefault } from '../../media/own-photos/choose-default.ts';
import { asVoice } from '../../media/as-voice.ts';
import { introductionFields, mediaContract, uploadFields } from '../../media/contract.ts';
import { orderPhotos } from '../../media/own-photos/order-photos.ts';
import { ownIntroduction, ownPicture } from '../../media/own-photos/own-picture.ts';
import { introductionOf, photosOf } from '../../media/own-photos.ts';
import { presentIntroduction, presentPhoto } from '../../media/present-photo.ts';
import { receiveFile } from '../../media/own-photos/receive-file.ts';
import { removePhoto } from '../../media/own-photos/remove-photo.ts';
import { restorePhoto } from '../../media/own-photos/restore-photo.ts';
import { uploadIntroduction } from '../../media/own-photos/upload-introduction.ts';
import { uploadPhoto } from '../../media/own-photos/upload-photo.ts';
import { appealPhoto } from '../../moderation/photos/appeal-photo.ts';
import { selfReviewSeconds } from '../../review-queue/review-due.ts';
import { handlersFor } from '../handlers-for.ts';
import { parseInput } from '../parse-input.ts';
import { privatePicture, privateVoice } from '../private-picture.ts';
import {
  INTRODUCTION_MAX_SECONDS,
  PROFILE_PHOTOS,
  UPLOAD_BYTES,
  VOICE_UPLOAD_BYTES,
} from '../../media/limits.ts';

const FILE = { field: 'avatar', limit: UPLOAD_BYTES } as const;
const VOICE = { field: 'voice', limit: VOICE_UPLOAD_BYTES } as const;

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

function introduced(photo: Photo | null, { params, now }: Asked) {
  return {
    introduction: photo && presentIntroduction(photo, params.trackerId, now),
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
  'GET /api/users/photos/{trackerId}/{photoId}/voice': async (call) =>
    privateVoice(await ownIntroduction(owner(call), call.params.photoId)),
  'GET /api/users/introduction/{trackerId}': async (call) =>
    introduced(await introductionOf(owner(call).profileId), call),
  'POST /api/users/introduction/{trackerId}': async (call) => {
    const member = owner(call);
    const { bytes, fields } = await asVoice(
      () => receiveFile(call.request, VOICE),
      INTRODUCTION_MAX_SECONDS,
    );
    const { uploadId } = parseInput(introductionFields, fields) as ReturnType<
      typeof introductionFields.parse
    >;
    const { now } = call;
    return introduced(await uploadIntroduction({ member, bytes, uploadId, now }), call);
  },
});
