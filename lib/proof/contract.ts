import { z } from 'zod';
import { VerificationPose, VerificationReason, VerificationState } from '../db/generated/enums.ts';
import { iso } from '../identity/account-schemas.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';

const params = z.object({ trackerId: z.string().max(40) });

const verification = z.object({
  /** When the main photo was compared with a selfie; null while it has no badge. */
  checkedAt: iso.nullable(),
  state: z.enum(['none', ...Object.values(VerificationState)]),
  /** What the selfie has to show, until `expiresAt`. */
  pose: z.enum(VerificationPose).nullable(),
  expiresAt: iso.nullable(),
  /** Why the last selfie was refused. */
  reason: z.enum(VerificationReason).nullable(),
  hasMainPhoto: z.boolean(),
  attemptsLeft: z.number(),
  nextAttemptAt: iso.nullable(),
  /** Seconds after which the demo approves a selfie; null when people review. */
  selfReviewSeconds: z.number().nullable(),
});

const one = {
  context: 'verification',
  access: 'member',
  params,
  reply: verification,
} as const;

export const proofContract = {
  'GET /api/users/verification/{trackerId}': endpoint({
    ...one,
    summary: 'How far the verification of the member’s main photo is.',
    errors: ['not_found'],
  }),
  'POST /api/users/verification/{trackerId}': endpoint({
    ...one,
    summary:
      'Asks for a selfie in a pose that the server chooses; a pose that is still valid stays.',
    errors: ['not_found', 'conflict', 'main_photo_missing', 'verification_attempts_spent'],
    limits: [{ by: 'member', points: 20, seconds: 3_600 }],
  }),
  'POST /api/users/verification/{trackerId}/selfie': endpoint({
    ...one,
    summary:
      'Sends the selfie (multipart, field `selfie`: JPEG, PNG or WebP, up to 10 MB). A moderator compares it with the main photo; it is deleted with the decision.',
    // The handler parses the body as a stream; the schema is for the API document.
    body: z.object({ selfie: z.string().meta({ format: 'binary' }) }).optional(),
    bodyAs: 'multipart',
    errors: [
      'photo_type_refused',
      'photo_too_large',
      'photo_unreadable',
      'photo_missing',
      'pose_expired',
      'not_found',
      'unavailable',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 20, seconds: 3_600 }],
  }),
  'DELETE /api/users/verification/{trackerId}': endpoint({
    ...one,
    summary: 'Deletes a selfie that waits for its decision, and removes the badge.',
    errors: ['not_found'],
  }),
} satisfies Contract;
