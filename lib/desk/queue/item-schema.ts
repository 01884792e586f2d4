import { z } from 'zod';
import {
  CallState,
  MessageReaction,
  ProfileKind,
  VerificationPose,
} from '../../db/generated/enums.ts';
import { profilePromptSchema } from '../../identity/profile-prompts.ts';
import { reportReasons } from '../../review-queue/reasons.ts';
import { WARNINGS } from '../../text/warnings.ts';

const warnings = z.array(z.enum(WARNINGS));

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
  /** Length of a voice message in the chat, or of a voice introduction; null for a picture. */
  voiceMs: z.number().nullable(),
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

export const callFacts = z.object({
  /** The reported side called. */
  byReported: z.boolean(),
  state: z.enum(CallState),
  startedAt: z.string(),
  answeredAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  pictureOfReported: z.boolean(),
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
  photos: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      /** The id is that of the voice introduction. */
      voice: z.literal(true).optional(),
    }),
  ),
  messages: z.array(
    z.object({
      seq: z.number(),
      text: z.string(),
      first: z.string().nullable(),
      photo: z.string().nullable(),
      /** The id is that of a voice message. */
      voice: z.literal(true).optional(),
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
  /** The latest calls of the two, where the report came from one; nothing of their content is stored. */
  calls: z.array(callFacts),
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

export const item = z.discriminatedUnion('kind', [picture, verification, text, review, report]);
export type TakenItem = z.infer<typeof item>;
type WithoutEscalation<One> = One extends unknown ? Omit<One, 'escalation'> : never;
/** An item as its kind describes it, without what was done with it in the queue. */
export type QueueItem = WithoutEscalation<TakenItem>;
export type Person = z.infer<typeof person>;
