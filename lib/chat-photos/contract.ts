import { z } from 'zod';
import { done } from '../identity/account-schemas.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { cropField } from '../media/crop-field.ts';
import { APPEAL_MAX_LENGTH } from '../media/limits.ts';

const angelId = z.string().min(1).max(64);
const trackerId = z.string().max(40);
const one = z.object({ trackerId, photoId: z.string().max(40) });
const seq = z.coerce.number().int().min(1).max(2_147_483_647);

/** The form's fields other than the file. */
export const chatUploadFields = z.object({
  idClient: z.uuid(),
  msg: z.string().max(10_000).default(''),
  crop: cropField.optional(),
});

/** The same of a voice message. */
export const voiceUploadFields = z.object({ idClient: z.uuid() });

/** Photos and voice messages that matched members send to each other. */
export const chatPhotoContract = {
  'POST /api/upload/{trackerId}/{angelId}': endpoint({
    context: 'upload',
    access: 'member',
    summary:
      'Uploads a photo for a match (multipart, field `picture`: JPEG, PNG, GIF, WebP or SVG, up to 10 MB). After review it is sent and charged as a message.',
    params: z.object({ trackerId, angelId }),
    // The handler parses the body as a stream; the schema is for the API document.
    body: z
      .object({
        picture: z.string().meta({ format: 'binary' }),
        idClient: z.string(),
        msg: z.string().optional(),
        crop: z.string().optional(),
      })
      .optional(),
    bodyAs: 'multipart',
    reply: z.object({ id: z.string(), state: z.string(), time: z.number() }),
    errors: [
      'not_found',
      'system_sender',
      'peer_unavailable',
      'conversation_blocked',
      'photo_needs_match',
      'photos_waiting',
      'card_check_required',
      'credits_exhausted',
      'message_too_long',
      'card_data_refused',
      'client_id_reused',
      'photo_type_refused',
      'photo_too_large',
      'photo_unreadable',
      'photo_missing',
      'unavailable',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 40, seconds: 3_600 }],
  }),
  'POST /api/upload/{trackerId}/{angelId}/voice': endpoint({
    context: 'upload',
    access: 'member',
    summary:
      'Uploads a voice message for a match (multipart, field `voice`: Opus in WebM or Ogg, up to 60 s). After review it is sent and charged as a message.',
    params: z.object({ trackerId, angelId }),
    body: z
      .object({ voice: z.string().meta({ format: 'binary' }), idClient: z.string() })
      .optional(),
    bodyAs: 'multipart',
    reply: z.object({ id: z.string(), state: z.string(), time: z.number() }),
    errors: [
      'not_found',
      'system_sender',
      'peer_unavailable',
      'conversation_blocked',
      'voice_needs_match',
      'voice_to_hosted',
      'voices_waiting',
      'card_check_required',
      'credits_exhausted',
      'client_id_reused',
      'voice_type_refused',
      'voice_too_long',
      'voice_unreadable',
      'unavailable',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 40, seconds: 3_600 }],
  }),
  'GET /api/users/chatPhotos/{trackerId}/{photoId}/voice': endpoint({
    context: 'photos',
    access: 'member',
    summary:
      'The recording of the member’s own voice message, during and after review; only for its sender.',
    params: one,
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['not_found'],
  }),
  'GET /api/users/chatPhotos/{trackerId}/{photoId}/picture': endpoint({
    context: 'photos',
    access: 'member',
    summary:
      'The image of the member’s own chat photo, during and after review; only for its sender.',
    params: one,
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['not_found'],
  }),
  'DELETE /api/users/chatPhotos/{trackerId}/{photoId}': endpoint({
    context: 'photos',
    access: 'member',
    summary: 'Withdraws the member’s own photo before it is sent, or dismisses a rejected one.',
    params: one,
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/users/chatPhotos/{trackerId}/{photoId}/appeal': endpoint({
    context: 'photos',
    access: 'member',
    summary: 'Appeals the rejection of the member’s own chat photo, once.',
    params: one,
    body: z.object({ text: z.string().trim().min(1).max(APPEAL_MAX_LENGTH) }),
    reply: done,
    errors: ['not_found', 'appeal_closed'],
    limits: [{ by: 'member', points: 20, seconds: 3_600 }],
  }),
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/picture': endpoint({
    context: 'chat',
    access: 'member',
    summary:
      'The image of a message, for both sides while they are matched; for the receiver once revealed.',
    params: z.object({ trackerId, angelId, seq }),
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['not_found'],
  }),
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/voice': endpoint({
    context: 'chat',
    access: 'member',
    summary: 'The recording of a message, WebM with Opus, for both sides while they are matched.',
    params: z.object({ trackerId, angelId, seq }),
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['not_found'],
  }),
  'GET /api/get/messages/{trackerId}/{angelId}/{seq}/preview': endpoint({
    context: 'chat',
    access: 'member',
    summary:
      'The picture of the preview of a message’s link, WebP, with the access of a photo: while the two are matched, for the receiver once revealed.',
    params: z.object({ trackerId, angelId, seq }),
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['not_found'],
  }),
  'POST /api/users/chatPhotos/open': endpoint({
    context: 'chat',
    access: 'member',
    summary: 'Reveals the photos of a match, including later ones.',
    body: z.object({ angelId }),
    reply: done,
    errors: ['not_found'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
} satisfies Contract;
