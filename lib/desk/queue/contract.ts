import { z } from 'zod';
import { locales } from '../../brands/schema.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { reason } from '../reason.ts';
import { decision } from './decision-schema.ts';
import { item } from './item-schema.ts';
import { lanes, queueKinds } from './kinds.ts';

const key = z.object({ kind: z.enum(queueKinds), id: z.string().max(40) });
const brandId = z.string().max(40).optional();
const MAX_HELD = 20;

const picturePath = {
  access: 'moderate',
  personal: true,
  reply: z.instanceof(Blob),
  errors: ['not_found', 'purpose_missing'],
} as const;

export const queueContract = {
  'GET /api/desk/queue': endpoint({
    access: 'moderate',
    polled: true,
    summary: 'Pending items by kind: the count, up to a limit, and the age of the oldest.',
    query: z.object({ brandId }),
    reply: z.object({
      most: z.number(),
      /** Items of paused brands, which are in no lane: they cannot be decided now. */
      paused: z.number(),
      lanes: z.array(
        z.object({ lane: z.enum(lanes), waiting: z.number(), oldest: z.date().nullable() }),
      ),
    }),
    errors: [],
  }),
  'POST /api/desk/queue/take': endpoint({
    access: 'moderate',
    personal: true,
    readOnly: true,
    summary:
      'Claims the oldest items for two minutes, and extends the claims the operator holds. No items of paused brands.',
    body: z.object({
      lane: z.enum(lanes).optional(),
      brandId,
      held: z.array(key).max(MAX_HELD).default([]),
      skipped: z.array(z.string().max(40)).max(200).default([]),
      count: z.number().int().min(0).max(10).default(5),
    }),
    reply: z.object({ items: z.array(item) }),
    errors: ['forbidden', 'purpose_missing'],
  }),
  'POST /api/desk/queue/release': endpoint({
    access: 'moderate',
    readOnly: true,
    summary: 'Releases claimed items.',
    body: z.object({ held: z.array(key).max(MAX_HELD) }),
    reply: z.object({ result: z.literal('OK') }),
    errors: [],
  }),
  'POST /api/desk/queue/decide': endpoint({
    access: 'moderate',
    personal: true,
    summary: 'Decides one item; the member is notified with the reason and how to appeal.',
    body: decision,
    reply: z.object({ result: z.literal('OK') }),
    errors: ['not_found', 'conflict', 'purpose_missing'],
  }),
  'POST /api/desk/queue/escalate': endpoint({
    access: 'moderate',
    personal: true,
    summary: 'Passes an item on to the senior moderators, with a note.',
    body: key.extend({ note: reason }),
    reply: z.object({ result: z.literal('OK') }),
    errors: ['not_found', 'conflict', 'input_invalid', 'purpose_missing'],
  }),
  'POST /api/desk/queue/translate': endpoint({
    access: 'moderate',
    personal: true,
    readOnly: true,
    summary:
      'What members wrote in an item that the caller holds, machine translated. Nothing is stored.',
    body: key.extend({ to: z.enum(locales) }),
    reply: z.object({
      texts: z.array(z.object({ text: z.string(), translation: z.string() })),
      /** False: the rest is longer than what is translated at once. */
      complete: z.boolean(),
    }),
    errors: ['not_found', 'conflict', 'purpose_missing', 'translation_unavailable'],
    limits: [{ by: 'address', points: 60, seconds: 60 }],
  }),
  'GET /api/desk/queue/photos/{id}/picture': endpoint({
    ...picturePath,
    summary: 'The image of a profile photo in any state; JPEG, not cacheable.',
  }),
  'GET /api/desk/queue/photos/{id}/voice': endpoint({
    ...picturePath,
    summary: 'The recording of a voice introduction in any state; WebM with Opus, not cacheable.',
  }),
  'GET /api/desk/queue/verifications/{id}/picture': endpoint({
    ...picturePath,
    summary: 'A selfie that waits for its decision; JPEG, not cacheable.',
  }),
  'GET /api/desk/queue/chat-photos/{id}/picture': endpoint({
    ...picturePath,
    summary: 'The image of a chat photo in any state; WebP, not cacheable.',
  }),
  'GET /api/desk/queue/chat-photos/{id}/voice': endpoint({
    ...picturePath,
    summary: 'The recording of a voice message in any state; WebM with Opus, not cacheable.',
  }),
} satisfies DeskContract;
