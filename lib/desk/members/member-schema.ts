import { z } from 'zod';
import { profilePromptSchema } from '../../identity/profile-prompts.ts';
import type { NameFor, ShapeOf } from '../../identity/profile-fields.ts';

export const balance = z.object({
  icebreakers: z.number(),
  likes: z.number(),
  free: z.number(),
  subscription: z.number(),
  bought: z.number(),
});

export const creditLine = z.object({
  id: z.string(),
  bucket: z.string(),
  delta: z.number(),
  balanceAfter: z.number(),
  reason: z.string(),
  at: z.date(),
  peer: z.object({ name: z.string(), hosted: z.boolean() }).nullable(),
  orderId: z.string().nullable(),
});

const photo = z.object({
  id: z.string(),
  state: z.string(),
  reason: z.string().nullable(),
  isDefault: z.boolean(),
  createdAt: z.date(),
  reviewedAt: z.date().nullable(),
  appeal: z.string().nullable(),
  /** Length of the voice introduction; null for a photo. */
  voiceMs: z.number().nullable(),
  /** False once the picture of a refused photo was deleted, after the time for an appeal. */
  isStored: z.boolean(),
});

const source = z.object({
  source: z.string().nullable(),
  campaign: z.string().nullable(),
  affiliate: z.string().nullable(),
});

/** Fields of a member that customer care sees and moderation does not. */
export const contact = z.object({
  email: z.string(),
  reachable: z.boolean(),
  surname: z.string().nullable(),
  phone: z.string().nullable(),
  cardVerifiedAt: z.date().nullable(),
  cardVerifiedBy: z.string().nullable(),
  origin: source.nullable(),
  credits: balance,
  subscription: z
    .object({
      productId: z.string(),
      state: z.string(),
      periodEnd: z.date(),
      endsThen: z.boolean(),
    })
    .nullable(),
});

export const memberView = z.object({
  trackerId: z.string(),
  memberId: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  state: z.string(),
  disabledReason: z.string().nullable(),
  level: z.number(),
  paidUntil: z.date().nullable(),
  confirmedAt: z.date().nullable(),
  createdAt: z.date(),
  lastActivityAt: z.date().nullable(),
  eraseAt: z.date().nullable(),
  flowCode: z.string(),
  locale: z.string(),
  country: z.string(),
  place: z.string().nullable(),
  profile: z.object({
    profileId: z.string(),
    screenName: z.string(),
    pendingName: z.string().nullable(),
    gender: z.string(),
    shownWith: z.string().nullable(),
    seeking: z.string(),
    age: z.number(),
    about: z.string(),
    lookingFor: z.string(),
    textState: z.string(),
    textReason: z.string().nullable(),
    hairColor: z.string().nullable(),
    heightCm: z.number().nullable(),
    weightKg: z.number().nullable(),
    work: z.string(),
    study: z.string(),
    children: z.string().nullable(),
    smoking: z.string().nullable(),
    drinking: z.string().nullable(),
    spokenLanguages: z.array(z.string()),
    datingIntent: z.string().nullable(),
    interests: z.array(z.string()),
    profilePrompts: z.array(profilePromptSchema),
    photoCheckedAt: z.date().nullable(),
    state: z.string(),
    searchable: z.boolean(),
    incognito: z.boolean(),
    travel: z.object({ region: z.string(), until: z.date() }).nullable(),
  } satisfies ShapeOf<NameFor<'desk'>>),
  photos: z.array(photo),
  contact: contact.nullable(),
});
