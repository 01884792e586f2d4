import { z } from 'zod';
import { MeasureKind } from '../../db/generated/enums.ts';
import { creditLine, balance, memberView } from './member-schema.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import {
  photoReasons,
  reactivationReasons,
  reportReasons,
  textReasons,
} from '../../review-queue/reasons.ts';
import { GIFT_MAX, giftBuckets } from '../../credits/limits.ts';
import { timelineKinds } from '../plain/timeline-kinds.ts';
import { ERASURE_GRACE_MS } from '../../accounts/limits.ts';
import { DAY } from '../../kernel/clock.ts';
import { reason } from '../reason.ts';
import { DETAILS_MAX_LENGTH, NOTE_MAX_LENGTH } from '../limits.ts';

const done = z.object({ result: z.literal('OK') });
const before = z.object({ before: z.string().max(200).optional() });
const next = z.string().nullable();
/** An additional text for the member beside the reason, in their language. */
const details = z.string().trim().max(DETAILS_MAX_LENGTH).default('');

/** Each endpoint shows or changes a member's data, so each requires a purpose. */
const care = { access: 'care', personal: true } as const;
const both = { access: ['care', 'moderate'], personal: true } as const;

const found = z.object({
  trackerId: z.string(),
  brandId: z.string(),
  email: z.string(),
  screenName: z.string(),
  state: z.string(),
  level: z.number(),
  confirmed: z.boolean(),
  createdAt: z.date(),
  /** What the search term matched: an address, or the kind of number or name. */
  by: z.string(),
});

/** Endpoints to find members and to read and change one of them. */
export const membersContract = {
  'GET /api/desk/members': endpoint({
    ...care,
    summary:
      'Searches members by the start of an address, or by an exact ID, order, charge, reference or receipt number.',
    query: z.object({
      term: z.string().trim().min(3).max(320),
      after: z.string().max(64).optional(),
    }),
    reply: z.object({ members: z.array(found), next }),
    errors: [],
    limits: [{ by: 'address', points: 300, seconds: 600 }],
  }),
  'GET /api/desk/members/{trackerId}': endpoint({
    ...both,
    summary:
      'A member’s account and public profile. Contact and payment data require the customer care role.',
    reply: memberView,
    errors: ['not_found'],
  }),
  'GET /api/desk/members/{trackerId}/photos/{photoId}': endpoint({
    ...both,
    summary: 'One photo of the member, JPEG, or the voice introduction, WebM with Opus.',
    reply: z.never(),
    errors: ['not_found'],
  }),
  'POST /api/desk/members/{trackerId}/photos/{photoId}/refuse': endpoint({
    ...both,
    summary: 'Rejects a photo; the member is notified with the reason and may appeal.',
    body: z.object({ reason: z.enum(photoReasons) }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'GET /api/desk/members/{trackerId}/timeline': endpoint({
    ...both,
    summary: 'Events of the account, newest first, of one kind or all.',
    query: before.extend({ kind: z.enum(timelineKinds).optional() }),
    reply: z.object({
      events: z.array(
        z.object({
          id: z.string(),
          at: z.date(),
          kind: z.enum(timelineKinds),
          what: z.string(),
          facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
        }),
      ),
      next,
    }),
    errors: ['not_found', 'forbidden'],
  }),
  'GET /api/desk/members/{trackerId}/credits': endpoint({
    ...care,
    summary: 'Credit balances and their entries, newest first.',
    query: before,
    reply: z.object({ balance, entries: z.array(creditLine), next }),
    errors: ['not_found'],
  }),
  'POST /api/desk/members/{trackerId}/credits': endpoint({
    ...care,
    recentSecondFactor: true,
    summary: 'Grants credits, idempotent by key and limited per grant and per operator and day.',
    body: z.object({
      bucket: z.enum(giftBuckets),
      amount: z.number().int().min(1).max(GIFT_MAX),
      reason,
      key: z.uuid(),
    }),
    reply: done,
    errors: [
      'not_found',
      'conflict',
      'idempotency_reused',
      'card_data_refused',
      'second_factor_needed',
    ],
  }),
  'GET /api/desk/members/{trackerId}/sessions': endpoint({
    ...care,
    summary: 'Sessions of the last month.',
    reply: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          browser: z.string().nullable(),
          system: z.string().nullable(),
          device: z.string().nullable(),
          createdAt: z.date(),
          lastSeenAt: z.date(),
          endsAt: z.date(),
          live: z.boolean(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  'POST /api/desk/members/{trackerId}/sessions/{sessionId}/end': endpoint({
    ...care,
    summary: 'Ends one session.',
    reply: done,
    errors: ['not_found'],
  }),
  'POST /api/desk/members/{trackerId}/sessions/end': endpoint({
    ...care,
    summary: 'Ends all sessions and unlinks Telegram.',
    reply: done,
    errors: ['not_found'],
  }),
  'GET /api/desk/members/{trackerId}/mails': endpoint({
    ...care,
    summary:
      'Emails to the member’s current and former addresses, newest first; type and state, no content.',
    query: before,
    reply: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          template: z.string(),
          locale: z.string(),
          state: z.string(),
          createdAt: z.date(),
          sentAt: z.date().nullable(),
          attempts: z.number(),
        }),
      ),
      next,
    }),
    errors: ['not_found'],
  }),
  'GET /api/desk/members/{trackerId}/moderation': endpoint({
    ...both,
    summary: 'Staff notes, and moderation decisions with their reasons.',
    reply: z.object({
      state: z.string(),
      disabledReason: z.string().nullable(),
      textState: z.string(),
      locale: z.string(),
      notes: z.array(z.object({ id: z.string(), text: z.string(), by: z.string(), at: z.date() })),
      measures: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(MeasureKind),
          reason: z.string(),
          details: z.string(),
          by: z.string(),
          at: z.date(),
          /** When the member confirmed that they have read it. */
          readAt: z.date().nullable(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  'POST /api/desk/members/{trackerId}/notes': endpoint({
    ...both,
    summary: 'Adds a staff note. Notes cannot be edited.',
    body: z.object({ text: z.string().trim().min(1).max(NOTE_MAX_LENGTH) }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/members/{trackerId}/warn': endpoint({
    ...both,
    summary: 'Warns the member by email and in the app, with the reason.',
    body: z.object({ reason: z.enum(reportReasons), details }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/members/{trackerId}/restrict': endpoint({
    ...both,
    summary: 'Hides the profile text; the member is notified with the reason and may rewrite it.',
    body: z.object({ reason: z.enum(textReasons), details }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/members/{trackerId}/block': endpoint({
    ...both,
    summary: 'Closes the account; the member is notified with the reason and may appeal.',
    body: z.object({ reason: z.enum(reportReasons), details }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/members/{trackerId}/reactivate': endpoint({
    ...both,
    summary: 'Reopens a closed account; the member is notified.',
    body: z.object({ reason: z.enum(reactivationReasons) }),
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'GET /api/desk/members/{trackerId}/rights': endpoint({
    ...care,
    summary: 'Data exports and the state of erasure.',
    reply: z.object({
      state: z.string(),
      eraseAskedAt: z.date().nullable(),
      eraseAt: z.date().nullable(),
      erasedAt: z.date().nullable(),
      renewing: z.boolean(),
      exports: z.array(
        z.object({
          id: z.string(),
          requestedBy: z.string(),
          state: z.string(),
          requestedAt: z.date(),
          readyAt: z.date().nullable(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  'POST /api/desk/members/{trackerId}/export': endpoint({
    ...care,
    summary: 'Creates a data export at the member’s request; the member is notified by email.',
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
  'POST /api/desk/members/{trackerId}/erase': endpoint({
    ...care,
    recentSecondFactor: true,
    summary: `Starts the erasure at the member’s request: hidden immediately, erased after ${ERASURE_GRACE_MS / DAY} days.`,
    reply: z.object({ eraseAt: z.date() }),
    errors: ['not_found', 'conflict', 'second_factor_needed'],
  }),
  'POST /api/desk/members/{trackerId}/keep': endpoint({
    ...care,
    summary: 'Cancels the erasure.',
    reply: done,
    errors: ['not_found', 'conflict'],
  }),
} satisfies DeskContract;
