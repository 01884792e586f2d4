import { z } from 'zod';
import { AppealOutcome } from '../../db/generated/enums.ts';
import {
  photoReasons,
  reportReasons,
  reviewReasons,
  textReasons,
  verificationReasons,
} from '../../review-queue/reasons.ts';
import { DETAILS_MAX_LENGTH } from '../limits.ts';

const id = z.string().max(40);
const photoVerdict = z.enum(['approve', ...photoReasons]);
const outcome = z.enum(AppealOutcome);

const consequence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('text'), reason: z.enum(textReasons) }),
  z.object({ kind: z.literal('photo'), photoId: id, reason: z.enum(photoReasons) }),
  z.object({
    kind: z.enum(['warning', 'disabled']),
    reason: z.enum(reportReasons),
    /** Sent to the member with the reason. */
    details: z.string().max(DETAILS_MAX_LENGTH).default(''),
  }),
]);

export const decision = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['photo', 'chat_photo']), id, verdict: photoVerdict }),
  z.object({
    kind: z.literal('verification'),
    id,
    verdict: z.enum(['approve', ...verificationReasons]),
    photoId: id.nullable(),
  }),
  z.object({
    kind: z.literal('text'),
    id,
    verdict: z.enum(['approve', ...textReasons]),
    mark: z.string().max(20),
    /** The screen name is refused too. */
    renames: z.boolean().default(false),
  }),
  z.object({
    kind: z.literal('review'),
    id,
    verdict: z.enum(['approve', ...reviewReasons]),
    revision: z.number().int(),
  }),
  /** Null dismisses the report. */
  z.object({ kind: z.literal('report'), id, consequence: consequence.nullable() }),
  z.object({
    kind: z.enum(['photo_appeal', 'chat_appeal', 'review_appeal']),
    id,
    verdict: outcome,
  }),
]);
export type QueueDecision = z.infer<typeof decision>;
