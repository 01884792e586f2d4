import { appealChatPhoto } from '../../chat-photos/appeal-chat-photo.ts';
import { chatPhotoContract, chatUploadFields } from '../../chat-photos/contract.ts';
import { openPhotos } from '../../chat-photos/open-photos.ts';
import { ownChatPicture } from '../../chat-photos/own-chat-photo.ts';
import { sentPicture } from '../../chat-photos/sent-picture.ts';
import { uploadChatPhoto } from '../../chat-photos/upload-chat-photo.ts';
import { withdrawChatPhoto } from '../../chat-photos/withdraw-chat-photo.ts';
import { receiveFile } from '../../media/own-photos/receive-file.ts';
import { requireOwnName } from '../../identity/require-own-name.ts';
import { handlersFor } from '../handlers-for.ts';
import { parseInput } from '../parse-input.ts';
import { privatePicture } from '../private-picture.ts';
import { UPLOAD_BYTES } from '../../media/limits.ts';

const FILE = { field: 'picture', limit: UPLOAD_BYTES } as const;
const OK = { result: 'OK' } as const;

export const chatPhotoHandlers = handlersFor(chatPhotoContract, {
  'POST /api/upload/{trackerId}/{angelId}': async ({ params, member, request, now }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    const { bytes, fields } = await receiveFile(request, FILE);
    const { msg: caption, ...more } = parseInput(chatUploadFields, fields) as ReturnType<
      typeof chatUploadFields.parse
    >;
    const { angelId } = params;
    const photo = await uploadChatPhoto({ viewer, angelId, bytes, caption, ...more, now });
    return { id: photo.id, state: photo.state, time: photo.createdAt.getTime() };
  },
  'GET /api/users/chatPhotos/{trackerId}/{photoId}/picture': async ({ params, member }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    return privatePicture(await ownChatPicture(viewer, params.photoId));
  },
  'DELETE /api/users/chatPhotos/{trackerId}/{photoId}': async ({ params, member, now }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    await withdrawChatPhoto(viewer, params.photoId, now);
    return OK;
  },
  'POST /api/users/chatPhotos/{trackerId}/{photoId}/appeal': async ({
    params,
    body,
    member,
    now,
  }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    await appealChatPhoto({ viewer, photoId: params.photoId, text: body.text, now });
    return OK;
  },
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/picture': async ({ params, member }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    const { angelId, seq } = params;
    return privatePicture(await sentPicture({ viewer, angelId, seq }));
  },
  'POST /api/users/chatPhotos/open': async ({ body, member, now }) => {
    await openPhotos(member(), body.angelId, now);
    return OK;
  },
});
