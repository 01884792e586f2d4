import { appealChatPhoto } from '../../chat-photos/appeal-chat-photo.ts';
import {
  chatPhotoContract,
  chatUploadFields,
  voiceUploadFields,
} from '../../chat-photos/contract.ts';
import { openPhotos } from '../../chat-photos/open-photos.ts';
import { ownChatPicture, ownVoice } from '../../chat-photos/own-chat-photo.ts';
import { sentPicture, sentVoice } from '../../chat-photos/sent-picture.ts';
import { uploadChatPhoto } from '../../chat-photos/upload-chat-photo.ts';
import { uploadVoice } from '../../chat-photos/upload-voice.ts';
import { withdrawChatPhoto } from '../../chat-photos/withdraw-chat-photo.ts';
import { previewPicture } from '../../chat/previews/preview-picture.ts';
import { asVoice } from '../../media/as-voice.ts';
import { receiveFile } from '../../media/own-photos/receive-file.ts';
import { requireOwnName } from '../../identity/require-own-name.ts';
import { handlersFor } from '../handlers-for.ts';
import { parseInput } from '../parse-input.ts';
import { privatePicture, privateVoice } from '../private-picture.ts';
import { UPLOAD_BYTES, VOICE_UPLOAD_BYTES } from '../../media/limits.ts';

const FILE = { field: 'picture', limit: UPLOAD_BYTES } as const;
const VOICE = { field: 'voice', limit: VOICE_UPLOAD_BYTES } as const;
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
  'POST /api/upload/{trackerId}/{angelId}/voice': async ({ params, member, request, now }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    const { bytes, fields } = await asVoice(() => receiveFile(request, VOICE));
    const { idClient } = parseInput(voiceUploadFields, fields) as ReturnType<
      typeof voiceUploadFields.parse
    >;
    const { angelId } = params;
    const photo = await uploadVoice({ viewer, angelId, bytes, idClient, now });
    return { id: photo.id, state: photo.state, time: photo.createdAt.getTime() };
  },
  'GET /api/users/chatPhotos/{trackerId}/{photoId}/voice': async ({ params, member }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    return privateVoice(await ownVoice(viewer, params.photoId));
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
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/voice': async ({ params, member }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    const { angelId, seq } = params;
    return privateVoice(await sentVoice({ viewer, angelId, seq }));
  },
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/preview': async ({ params, member }) => {
    const viewer = member();
    requireOwnName(viewer, params.trackerId);
    return privatePicture(await previewPicture(viewer, params));
  },
  'POST /api/users/chatPhotos/open': async ({ body, member, now }) => {
    await openPhotos(member(), body.angelId, now);
    return OK;
  },
});
