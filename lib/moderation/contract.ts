import { z } from 'zod';
import { done } from '../identity/account-schemas.ts';
import { peerSchema } from '../chat/peer-schema.ts';
import { ReportSurface } from '../db/generated/enums.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import { reportReasons } from '../review-queue/reasons.ts';

const angelId = z.string().min(1).max(64);
const HOUR_SECONDS = 3_600;

/** What a member can do about another profile: block it or report it. */
export const safetyContract = {
  'POST /api/users/block': endpoint({
    context: 'safety',
    access: 'member',
    summary:
      'Blocks a profile: neither side can find, see or contact the other. The other side is not notified.',
    body: z.object({ angelId }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'system_sender', 'too_many_requests'],
    limits: [{ by: 'member', points: 60, seconds: HOUR_SECONDS }],
  }),
  'POST /api/users/unblock': endpoint({
    context: 'safety',
    access: 'member',
    summary: 'Removes a block; the conversation is restored.',
    body: z.object({ angelId }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 60, seconds: HOUR_SECONDS }],
  }),
  'GET /api/get/blocked/{trackerId}': endpoint({
    context: 'safety',
    access: 'member',
    summary: 'Profiles that the member has blocked, newest first.',
    params: z.object({ trackerId: z.string().max(64) }),
    reply: z.array(peerSchema.extend({ time: z.number() })),
    errors: ['unauthenticated', 'not_found'],
  }),
  'POST /api/users/report': endpoint({
    context: 'safety',
    access: 'member',
    summary:
      'Reports a profile or one of its messages, and optionally blocks it. A second report is merged into an open one. The member is notified by email of the receipt and the decision.',
    body: z
      .object({
        angelId,
        reason: z.enum(reportReasons),
        details: z.string().max(10_000).default(''),
        surface: z.enum(ReportSurface),
        /** The number of the reported message; only for the surface `message`. */
        seq: z.number().int().min(1).max(2_147_483_647).optional(),
        block: z.boolean().default(false),
      })
      .refine(({ surface, seq }) => (surface === 'message') === (seq !== undefined), {
        path: ['seq'],
      }),
    reply: done,
    errors: [
      'unauthenticated',
      'input_invalid',
      'not_found',
      'system_sender',
      'report_details_missing',
      'text_too_long',
      'card_data_refused',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 20, seconds: 24 * HOUR_SECONDS }],
  }),
  'GET /api/users/warnings': endpoint({
    context: 'safety',
    access: 'member',
    summary:
      'Warnings from the staff with their reasons, newest first; `seenAt` once acknowledged.',
    reply: z.array(
      z.object({
        id: z.string(),
        reason: z.enum(reportReasons),
        /** A text that staff added, in the member's language. */
        details: z.string(),
        at: z.string(),
        seenAt: z.string().nullable(),
      }),
    ),
    errors: ['unauthenticated'],
  }),
  'POST /api/users/warnings/{id}/read': endpoint({
    context: 'safety',
    access: 'member',
    summary: 'Acknowledges a warning; the time is stored once.',
    params: z.object({ id: z.string().max(64) }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 60, seconds: HOUR_SECONDS }],
  }),
} satisfies Contract;
