import { z } from 'zod';
import { GroupMeasure, GroupMemberState } from '../../db/generated/enums.ts';
import { reportReasons, textReasons } from '../../review-queue/reasons.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { DETAILS_MAX_LENGTH } from '../limits.ts';
import { person } from '../queue/item-schema.ts';
import { reason } from '../reason.ts';
import { ACCOUNTS_A_DECISION } from '../limits.ts';
import { signals } from './signals.ts';

const group = z.object({
  /** The newest first. */
  accounts: z.array(
    z.object({
      brandId: z.string(),
      who: person,
      /** The last decision about a group with this account; `skipped` when it changed nothing. */
      lastDecision: z
        .object({ measure: z.enum(GroupMeasure), state: z.enum(GroupMemberState), at: z.date() })
        .nullable(),
    }),
  ),
  /** What two of them have in common, by trackerId; never the value itself. */
  links: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      signal: z.enum(signals),
      photoId: z.string().nullable(),
      otherPhotoId: z.string().nullable(),
    }),
  ),
});
export type LookAlikeGroup = z.infer<typeof group>;

const details = z.string().trim().max(DETAILS_MAX_LENGTH).default('');
const verdict = z.discriminatedUnion('measure', [
  z.object({ measure: z.literal('none') }),
  z.object({ measure: z.enum(['warning', 'block']), reason: z.enum(reportReasons), details }),
  z.object({ measure: z.literal('text'), reason: z.enum(textReasons), details }),
]);

const trackerId = z.string().min(1).max(64);

export const fraudContract = {
  'GET /api/desk/lookAlikes': endpoint({
    access: 'moderate',
    personal: true,
    summary:
      'Groups of accounts that look alike among the newest of the operator’s brands, with what they have in common.',
    query: z.object({
      brandId: z.string().max(40).optional(),
      /** Cursor of the previous page. */
      before: z.uuid().optional(),
    }),
    reply: z.object({
      groups: z.array(group),
      /** How many accounts were compared, and the signup of the oldest of them. */
      compared: z.int(),
      oldest: z.date().nullable(),
      next: z.string().nullable(),
    }),
    errors: ['input_invalid', 'purpose_missing'],
  }),
  'GET /api/desk/lookAlikes/{trackerId}': endpoint({
    access: 'moderate',
    personal: true,
    summary: 'The accounts that look like one account.',
    reply: z.object({ groups: z.array(group) }),
    errors: ['not_found', 'purpose_missing'],
  }),
  'POST /api/desk/lookAlikes/decide': endpoint({
    access: 'moderate',
    personal: true,
    summary:
      'One decision about accounts that look alike; each member is notified with the reason and how to object.',
    body: z.object({
      trackerIds: z.array(trackerId).min(1).max(ACCOUNTS_A_DECISION),
      verdict,
      note: reason,
    }),
    reply: z.object({ accounts: z.int() }),
    errors: ['not_found', 'conflict', 'input_invalid', 'purpose_missing'],
  }),
  'GET /api/desk/groupDecisions': endpoint({
    access: 'moderate',
    summary: 'The last decisions about groups of accounts, and how far each is carried out.',
    reply: z.object({
      decisions: z.array(
        z.object({
          id: z.string(),
          measure: z.enum(GroupMeasure),
          reason: z.string().nullable(),
          note: z.string(),
          by: z.string(),
          at: z.date(),
          pending: z.int(),
          done: z.int(),
          /** Closed or refused before. */
          skipped: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
} satisfies DeskContract;
