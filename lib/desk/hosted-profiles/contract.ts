import { z } from 'zod';
import { ModerationState } from '../../db/generated/enums.ts';
import { answererSchema } from '../../flows/answerer.ts';
import { hostedContent, storedContent } from '../../hosted/profiles/content.ts';
import { reason } from '../reason.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const OK = z.object({ result: z.literal('OK') });

const row = z.object({
  id: z.string(),
  name: z.string(),
  age: z.number(),
  place: z.string().nullable(),
  brandIds: z.array(z.string()),
  answeredBy: z.array(answererSchema),
  state: z.string(),
  picture: z.string().nullable(),
  pendingPhotos: z.number(),
});
export type HostedRow = z.output<typeof row>;

const photo = z.object({
  id: z.string(),
  state: z.enum(ModerationState),
  reason: z.string().nullable(),
  isDefault: z.boolean(),
  /** A public URL once approved, otherwise a desk endpoint. */
  path: z.string(),
});

const profile = z.object({
  id: z.string(),
  version: z.number(),
  content: storedContent,
  photos: z.array(photo),
  /** Whether a member has a conversation with it: such a profile is paused, never removed. */
  inTouch: z.boolean(),
  /** When another content is published; null when none is scheduled. */
  scheduledAt: z.date().nullable(),
  /** Whether the operator's role may change it and they work for all brands it is shown on. */
  mayChange: z.boolean(),
});

const version = z.object({
  version: z.number(),
  content: storedContent,
  by: z.string(),
  at: z.date(),
});

const WRONG = ['input_invalid', 'not_found', 'forbidden'] as const;

export const hostedProfilesContract = {
  'GET /api/desk/hostedProfiles': endpoint({
    access: 'hosted',
    summary: 'Hosted profiles of the operator’s brands, by name.',
    query: z.object({
      state: z.enum(['active', 'paused']).optional(),
      brand: z.string().max(40).optional(),
      name: z.string().max(40).optional(),
      cursor: z.string().max(120).optional(),
    }),
    reply: z.object({ profiles: z.array(row), next: z.string().nullable() }),
    errors: ['not_found'],
  }),
  'GET /api/desk/hostedProfiles/{id}': endpoint({
    access: 'hosted',
    summary: 'One hosted profile with its editable content.',
    reply: profile,
    errors: ['not_found'],
  }),
  'GET /api/desk/hostedProfiles/{id}/versions': endpoint({
    access: 'hosted',
    summary: 'Earlier versions, newest first.',
    query: z.object({ before: z.coerce.number().int().min(1).optional() }),
    reply: z.object({ versions: z.array(version), hasMore: z.boolean() }),
    errors: ['not_found'],
  }),
  'POST /api/desk/hostedProfiles': endpoint({
    access: 'configure',
    summary: 'Creates a hosted profile.',
    body: hostedContent,
    reply: z.object({ id: z.string() }),
    errors: WRONG,
  }),
  'POST /api/desk/hostedProfiles/{id}': endpoint({
    access: 'configure',
    summary: 'Saves a new version of a hosted profile.',
    body: z.object({ base: z.number().int().min(0), content: hostedContent }),
    reply: z.object({ version: z.number() }),
    errors: [...WRONG, 'conflict'],
  }),
  'POST /api/desk/hostedProfiles/{id}/schedule': endpoint({
    access: 'configure',
    summary: 'The content is published at a time, unless the profile is changed before.',
    body: z.object({
      base: z.number().int().min(0),
      content: hostedContent,
      note: reason,
      at: z.iso.datetime(),
    }),
    reply: OK,
    errors: [...WRONG, 'conflict', 'card_data_refused'],
  }),
  'DELETE /api/desk/hostedProfiles/{id}': endpoint({
    access: 'configure',
    summary: 'Deletes a hosted profile without any contact to members.',
    reply: OK,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'POST /api/desk/hostedProfiles/{id}/photos': endpoint({
    access: 'configure',
    bodyAs: 'multipart',
    summary: 'Adds a photo, which is reviewed before it is shown.',
    reply: z.object({ id: z.string() }),
    errors: ['not_found', 'forbidden', 'photos_full', 'photo_missing', 'photo_too_large'],
  }),
  'POST /api/desk/hostedProfiles/{id}/photos/{photoId}/default': endpoint({
    access: 'configure',
    summary: 'Sets the main photo.',
    reply: OK,
    errors: ['not_found', 'forbidden', 'conflict'],
  }),
  'DELETE /api/desk/hostedProfiles/{id}/photos/{photoId}': endpoint({
    access: 'configure',
    summary: 'Deletes a photo.',
    reply: OK,
    errors: ['not_found', 'forbidden'],
  }),
  'GET /api/desk/hostedProfiles/{id}/photos/{photoId}/picture': endpoint({
    access: 'hosted',
    summary: 'The image of a photo that is not public.',
    reply: z.never(),
    errors: ['not_found'],
  }),
} satisfies DeskContract;
