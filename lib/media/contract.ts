import { z } from 'zod';
import { ModerationState } from '../db/generated/enums.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { cropField } from './crop-field.ts';
import { APPEAL_MAX_LENGTH } from './limits.ts';
import { voiceSchema } from './voice-schema.ts';

const trackerId = z.string().max(40);
const one = z.object({ trackerId, photoId: z.string().max(40) });

const photo = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  isDefault: z.boolean(),
  state: z.enum(ModerationState),
  reason: z.string().nullable(),
  appeal: z.enum(['open', 'waiting', 'granted', 'denied', 'closed']).nullable(),
});

const introduction = z.object({
  /** The member's voice introduction; null while there is none. */
  introduction: photo
    .pick({ id: true, path: true, state: true, reason: true, appeal: true })
    .extend({ voice: voiceSchema })
    .nullable(),
  selfReviewSeconds: z.number().nullable(),
});

const photos = z.object({
  photos: z.array(photo),
  /** Maximum number of photos of a member. */
  most: z.number(),
  /** Seconds after which the demo approves a pending photo; null when people review. */
  selfReviewSeconds: z.number().nullable(),
});

/** The form's fields other than the file. */
export const uploadFields = z.object({
  crop: cropField.optional(),
  uploadId: z.uuid().optional(),
});

/** The same of a voice introduction. */
export const introductionFields = z.object({ uploadId: z.uuid() });

export const mediaContract = {
  'POST /api/upload/{trackerId}': endpoint({
    context: 'upload',
    access: 'member',
    summary:
      'Adds a photo (multipart, field `avatar`: JPEG, PNG, GIF, WebP or SVG, up to 10 MB); it is pending until reviewed.',
    params: z.object({ trackerId }),
    // The handler parses the body as a stream; the schema is for the API document.
    body: z
      .object({
        avatar: z.string().meta({ format: 'binary' }),
        crop: z.string().optional(),
        uploadId: z.string().optional(),
      })
      .optional(),
    bodyAs: 'multipart',
    // The spec says `data.name`; some clients read `name` at the top level, so both are sent.
    reply: z.object({ name: z.string(), data: photo }),
    errors: [
      'photo_type_refused',
      'photo_too_large',
      'photo_unreadable',
      'photo_missing',
      'photos_full',
      'not_found',
      'unavailable',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 40, seconds: 3_600 }],
  }),
  'GET /api/users/photos/{trackerId}': endpoint({
    context: 'photos',
    access: 'member',
    summary: 'The member’s own photos in order, with their review state.',
    params: z.object({ trackerId }),
    reply: photos,
    errors: ['not_found'],
  }),
  'PUT /api/users/photos/{trackerId}': endpoint({
    context: 'photos',
    access: 'member',
    summary: 'Sets the order of the member’s own photos.',
    params: z.object({ trackerId }),
    body: z.object({ order: z.array(z.string().max(40)).max(50) }),
    reply: photos,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/users/photos/{trackerId}/{photoId}/default': endpoint({
    context: 'photos',
    access: 'member',
    summary: 'Sets the main photo.',
    params: one,
    reply: photos,
    errors: ['not_found', 'conflict'],
  }),
  'DELETE /api/users/photos/{trackerId}/{photoId}': endpoint({
    context: 'photos',
    access: 'member',
    summary:
      'Removes a photo, or the voice introduction, from the profile immediately; it is deleted 30 seconds later.',
    params: one,
    reply: photos,
    errors: ['not_found'],
  }),
  'POST /api/users/photos/{trackerId}/{photoId}/restore': endpoint({
    context: 'photos',
    access: 'member',
    summary:
      'Undoes the removal of a photo, or of the voice introduction, that is not deleted yet.',
    params: one,
    reply: photos,
    errors: ['not_found', 'photos_full', 'conflict'],
  }),
  'POST /api/users/photos/{trackerId}/{photoId}/appeal': endpoint({
    context: 'photos',
    access: 'member',
    summary: 'Appeals the rejection of a photo, or of the voice introduction, once.',
    params: one,
    body: z.object({ text: z.string().trim().min(1).max(APPEAL_MAX_LENGTH) }),
    reply: photos,
    errors: ['not_found', 'appeal_closed'],
    limits: [{ by: 'member', points: 20, seconds: 3_600 }],
  }),
  'GET /api/users/photos/{trackerId}/{photoId}/picture': endpoint({
    context: 'photos',
    access: 'member',
    summary: 'The image of the member’s own photo in any state; only for its owner.',
    params: one,
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['not_found'],
  }),
  'GET /api/users/photos/{trackerId}/{photoId}/voice': endpoint({
    context: 'photos',
    access: 'member',
    summary:
      'The recording of the member’s own voice introduction in any state, WebM with Opus; only for its owner.',
    params: one,
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['not_found'],
  }),
  'GET /api/users/introduction/{trackerId}': endpoint({
    context: 'photos',
    access: 'member',
    summary: 'The member’s own voice introduction, with its review state.',
    params: z.object({ trackerId }),
    reply: introduction,
    errors: ['not_found'],
  }),
  'POST /api/users/introduction/{trackerId}': endpoint({
    context: 'upload',
    access: 'member',
    summary:
      'Replaces the member’s voice introduction (multipart, field `voice`: Opus in WebM or Ogg, up to 30 s); it is pending until reviewed.',
    params: z.object({ trackerId }),
    body: z
      .object({ voice: z.string().meta({ format: 'binary' }), uploadId: z.string() })
      .optional(),
    bodyAs: 'multipart',
    reply: introduction,
    errors: [
      'voice_type_refused',
      'voice_too_long',
      'voice_unreadable',
      'not_found',
      'unavailable',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 40, seconds: 3_600 }],
  }),
} satisfies Contract;
