import { z } from 'zod';
import { locales } from '../brands/schema.ts';
import { ModerationState } from '../db/generated/enums.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { nameKinds } from './author-name.ts';
import { reviewReasons } from '../review-queue/reasons.ts';
import { APPEAL_MAX_LENGTH } from '../media/limits.ts';

const DAY_SECONDS = 86_400;

/** The member's own review and its status. */
const ownReview = z.object({
  /** From when the member may write one, ISO 8601; null once they may. */
  from: z.string().nullable(),
  emailConfirmed: z.boolean(),
  /** The names that can be shown beside the review. */
  names: z.object({ name: z.string(), initial: z.string() }),
  review: z
    .object({
      stars: z.number().int(),
      text: z.string(),
      nameKind: z.enum(nameKinds),
      name: z.string(),
      language: z.enum(locales),
      state: z.enum(ModerationState),
      reason: z.enum(reviewReasons).nullable(),
      /** Appeal against a refusal: possible, waiting or denied. */
      appeal: z.enum(['open', 'waiting', 'denied']).nullable(),
      reply: z.string().nullable(),
      publishedAt: z.string().nullable(),
    })
    .nullable(),
});

const missing = ['unauthenticated', 'too_many_requests'] as const;

export const reviewsContract = {
  'GET /api/users/review': endpoint({
    context: 'reviews',
    access: 'member',
    summary: 'The member’s own review of the site, or the date from which they can write one.',
    reply: ownReview,
    errors: ['unauthenticated'],
  }),
  'PUT /api/users/review': endpoint({
    context: 'reviews',
    access: 'member',
    summary:
      'Creates or changes the member’s review of the site: one per account, from the seventh day. It is published after manual review; a change is reviewed again.',
    body: z.object({
      stars: z.number().int().min(1).max(5),
      text: z.string().max(5_000),
      nameKind: z.enum(nameKinds),
      language: z.enum(locales),
    }),
    reply: ownReview,
    errors: [
      ...missing,
      'input_invalid',
      'email_unconfirmed',
      'review_early',
      'review_length',
      'review_contact_refused',
      'card_data_refused',
    ],
    limits: [{ by: 'member', points: 10, seconds: DAY_SECONDS }],
  }),
  'DELETE /api/users/review': endpoint({
    context: 'reviews',
    access: 'member',
    summary: 'Deletes the member’s own review; a new one can be written.',
    reply: ownReview,
    errors: missing,
    limits: [{ by: 'member', points: 10, seconds: DAY_SECONDS }],
  }),
  'POST /api/users/review/appeal': endpoint({
    context: 'reviews',
    access: 'member',
    summary: 'Appeals the rejection of the member’s own review, once.',
    body: z.object({ text: z.string().trim().min(1).max(APPEAL_MAX_LENGTH) }),
    reply: ownReview,
    errors: [...missing, 'input_invalid', 'appeal_closed', 'card_data_refused'],
    limits: [{ by: 'member', points: 10, seconds: DAY_SECONDS }],
  }),
} satisfies Contract;

export type OwnReview = z.output<typeof ownReview>;
