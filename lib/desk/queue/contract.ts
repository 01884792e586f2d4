import { z } from 'zod';
import {
  AppealOutcome,
  MessageReaction,
  ProfileKind,
  VerificationPose,
} from '../../db/generated/enums.ts';
import {
  photoReasons,
  reportReasons,
  reviewReasons,
  textReasons,
  verificationReasons,
} from '../../review-queue/reasons.ts';
import { WARNINGS } from '../../text/warnings.ts';
import { profilePromptSchema } from '../../identity/profile-prompts.ts';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';
import { reason } from '../reason.ts';
import { DETAILS_MAX_LENGTH } from '../limits.ts';
import { lanes, queueKinds } from './kinds.ts';

const key = z.object({ kind: z.enum(queueKinds), id: z.string().max(40) });
const brandId = z.string().max(40).optional();
const warnings = z.array(z.enum(WARNINGS));
const MAX_HELD = 20;

export const person = z.object({
  /** For the link to the member's page; null for a profile without an account. */
  trackerId: z.string().nullable(),
  name: z.string(),
  kind: z.enum(ProfileKind),
  gender: z.string(),
  age: z.number(),
  country: z.string(),
  since: z.date().nullable(),
  state: z.string(),
  /** Number of their refused photos, and of upheld reports about them. */
  refusedPhotos: z.number(),
  upheldReports: z.number(),
});

const similar = z.object({
  id: z.string(),
  place: z.enum(['profile', 'chat']),
  /** Hamming distance of the two perceptual hashes, in bits. */
  distance: z.number(),
  state: z.string(),
  reason: z.string().nullable(),
  at: z.date(),
  sameAccount: z.boolean(),
  trackerId: z.string().nullable(),
  name: z.string(),
});

const refusal = z.object({
  reason: z.string().nullable(),
  at: z.date().nullable(),
  appeal: z.string(),
  byYou: z.boolean(),
});

const base = z.object({
  id: z.string(),
  /** Null for a picture of a hosted profile. */
  brandId: z.string().nullable(),
  /** Since when the item waits. */
  since: z.date(),
  urgent: z.boolean(),
  /** Set when it was passed on to senior moderators. */
  escalation: z.object({ note: z.string(), by: z.string(), at: z.date() }).nullable(),
});

const picture = base.extend({
  kind: z.enum(['photo', 'chat_photo', 'photo_appeal', 'chat_appeal']),
  who: person,
  place: z.enum(['profile', 'chat']),
  width: z.number(),
  height: z.number(),
  /** The text sent with a chat photo. */
  caption: z.string().nullable(),
  refusal: refusal.nullable(),
  similar: z.array(similar),
});

const text = base.extend({
  kind: z.literal('text'),
  who: person,
  about: z.string(),
  lookingFor: z.string(),
  work: z.string(),
  study: z.string(),
  /** A name that awaits its review; null when only texts do. */
  pendingName: z.string().nullable(),
  profilePrompts: z.array(profilePromptSchema),
  /** Identifies the text that was read; the decision sends it back. */
  mark: z.string(),
  warnings,
});

const review = base.extend({
  kind: z.enum(['review', 'review_appeal']),
  who: person,
  name: z.string(),
  stars: z.number(),
  text: z.string(),
  locale: z.string(),
  revision: z.number(),
  warnings,
  refusal: refusal.nullable(),
});

const verification = base.extend({
  kind: z.literal('verification'),
  who: person,
  /** What the selfie has to show. */
  pose: z.enum(VerificationPose),
  /** The main photo to compare with; null when it was removed meanwhile. The decision sends it back. */
  photoId: z.string().nullable(),
  /** Two moderators disagree. */
  disputed: z.boolean(),
});

const snapshot = z.object({
  at: z.string(),
  reason: z.string(),
  surface: z.string(),
  screenName: z.string(),
  about: z.string(),
  lookingFor: z.string(),
  work: z.string(),
  study: z.string(),
  /** Null: a question that was not stored with its answer. */
  prompts: z.array(z.object({ question: z.string().nullable(), answer: z.string() })),
  photos: z.array(z.object({ id: z.string(), state: z.string() })),
  messages: z.array(
    z.object({
      seq: z.number(),
      text: z.string(),
      first: z.string().nullable(),
      photo: z.string().nullable(),
      removed: z.boolean(),
      /** Number of the message that it answers, and whether its author wrote that one too; null: deleted. */
      answers: z.number().nullable(),
      answersOwn: z.boolean().nullable(),
      /** Of the reporter. */
      reaction: z.enum(MessageReaction).nullable(),
      reported: z.boolean(),
      at: z.string(),
    }),
  ),
});

const report = base.extend({
  kind: z.literal('report'),
  who: person,
  reporter: person,
  reason: z.enum(reportReasons),
  details: z.string(),
  surface: z.string(),
  snapshots: z.array(snapshot),
  /** Earlier decisions about the reported profile, newest first. */
  earlier: z.array(
    z.object({
      id: z.string(),
      reason: z.string(),
      state: z.string(),
      consequence: z.string().nullable(),
      at: z.date(),
    }),
  ),
});

const item = z.discriminatedUnion('kind', [picture, verification, text, review, report]);
export type TakenItem = z.infer<typeof item>;
type WithoutEscalation<One> = One extends unknown ? Omit<One, 'escalation'> : never;
/** An item as its kind describes it, without what was done with it in the queue. */
export type QueueItem = WithoutEscalation<TakenItem>;
export type Person = z.infer<typeof person>;

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
  'GET /api/desk/queue/photos/{id}/picture': endpoint({
    ...picturePath,
    summary: 'The image of a profile photo in any state; JPEG, not cacheable.',
  }),
  'GET /api/desk/queue/verifications/{id}/picture': endpoint({
    ...picturePath,
    summary: 'A selfie that waits for its decision; JPEG, not cacheable.',
  }),
  'GET /api/desk/queue/chat-photos/{id}/picture': endpoint({
    ...picturePath,
    summary: 'The image of a chat photo in any state; WebP, not cacheable.',
  }),
} satisfies DeskContract;
