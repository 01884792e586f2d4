import { z } from 'zod';
import { creditsSchema } from '../../credits/contract.ts';
import { SwipeChoice } from '../../db/generated/enums.ts';
import type { RemainingCredits } from '../../realtime/events.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { otherProfileSchema, untranslatedFields } from '../contract.ts';
import { SWIPE_RATE, VISIT_NOTICE_MS } from '../limits.ts';
import { HOUR } from '../../kernel/clock.ts';

/** Fields next to `ok: true` in the acknowledgement of the socket's `like` and `match`. */
export type ChoiceMade = {
  /** The stored choice: a dislike after a like changes nothing. */
  readonly choice: SwipeChoice;
  readonly matched: boolean;
  readonly likeCredits: number;
  readonly remainingCredits: RemainingCredits;
  /** The choice was already stored; no credit was taken. */
  readonly repeated: boolean;
};

const trackerId = z.string().max(64).optional();

export const swipeContract = {
  'POST /api/users/undoSwipe': endpoint({
    context: 'swipe',
    access: 'member',
    summary:
      'Undoes the newest like or dislike: a dislike always, a like once, within five minutes while unread and unanswered. The like credit is refunded.',
    body: z.object({ trackerId }),
    reply: z.object({
      angelId: z.string(),
      type: z.enum(SwipeChoice),
      remainingCredits: creditsSchema,
      /** As the stack shows it, to restore the card; null when it can no longer be shown. */
      profile: otherProfileSchema.nullable(),
    }),
    verbatimKeys: untranslatedFields,
    errors: ['unauthenticated', 'not_found', 'nothing_to_undo', 'undo_closed', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 3_600 }],
  }),
  'POST /api/collect/visited': endpoint({
    context: 'visit',
    access: 'member',
    summary: `Records a profile visit. The owner is notified once in ${VISIT_NOTICE_MS / HOUR} hours.`,
    body: z.object({ angelId: z.string().min(1).max(64), trackerId }),
    reply: z.object({ result: z.literal('OK') }),
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', ...SWIPE_RATE }],
  }),
} satisfies Contract;
