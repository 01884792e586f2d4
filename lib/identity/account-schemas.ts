import { z } from 'zod';
import { locales } from '../brands/schema.ts';
import { genders, shownWithGenders, soughtGenders } from './gender.ts';

export const email = z.string().max(320);
export const password = z.string().max(1_024);
export const short = z.string().max(200);
export const ownGender = z.enum(genders);
export const shownWith = z.enum(shownWithGenders).nullable();
export const soughtGender = z.enum(soughtGenders);
export const iso = z.date().transform((at) => at.toISOString());
/** Reply of a call that returns no data. */
export const done = z.object({ result: z.literal('OK') });
/** The reference client sends the member's id in the body; an id other than the session's answers `not_found`. */
export const clickid = short.optional();

/**
 * What the reference client sends with every login or signup. Many senders are unknown to us, so no field is
 * required.
 */
export const origin = {
  country: short.optional(),
  ip: short.optional(),
  /** The affiliate's click id, not one of ours. */
  clickid: short.optional(),
  fingerprint: short.optional(),
  /** `fluxid` of the page address; a client that chooses the flow itself sends its choice. */
  flowId: short.optional(),
  /** Path and affiliate of the page that showed the form: they decide the flow when the request names none. */
  path: z.string().max(1_000).default(''),
  tid: short.optional(),
  brand: short.optional(),
  source: short.optional(),
  campid: short.optional(),
  kcampaign: short.optional(),
  utm_source: short.optional(),
  utm_medium: short.optional(),
  utm_campaign: short.optional(),
  ua: z.string().max(1_000).optional(),
  language: z.enum(locales).optional(),
};

const flow = z.object({
  /** Shown on the card statement. */
  descriptor: z.string(),
  hooks: z.array(z.string()),
  optin: z.enum(['doi', 'other']),
  messageCost: z.number(),
  requiresCardCheck: z.boolean(),
  invitationMode: z.boolean(),
  replyProvider: z.string(),
  use_ai: z.boolean(),
  vertical: z.string(),
  photoOptional: z.boolean(),
  matchEnabled: z.boolean(),
  channelPopup: z.boolean(),
  paymentMethods: z.array(z.string()),
  freeMessages: z.number(),
  icebreakerCredits: z.number(),
  likeCredits: z.number(),
  pages: z.array(
    z.object({
      find: z.object({
        hooks: z.object({ modaleToChat: z.boolean(), modaleToProfilo: z.boolean() }),
      }),
    }),
  ),
});

/** The user object of the reference texts, the same after signup, login and verification. */
export const accountSchema = z.object({
  /** Bearer token for API and native clients; the browser has the cookie and stores no token. */
  token: z.string().optional(),
  clickid: z.string(),
  message: z.string(),
  account_active: z.boolean(),
  confirmed_email: z.boolean(),
  email: z.string(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  flowId: z.string(),
  flow,
  premiumLevel: z.number(),
  imageName: z.string(),
  customerId: z.string().nullable(),
  email_score: z.number(),
  gender: ownGender,
  seeking: soughtGender,
  lastActivity: iso.nullable(),
  login: z.boolean(),
  firstLogin: z.boolean(),
  /** Free messages granted with this reply; 0 when none. */
  giftedMessages: z.number(),
});

/** What a brand with private disclosure answers to every signup: the rest is sent by mail. */
const mailSent = z.object({
  code: z.literal('welcome_already_sent'),
  message: z.string(),
});

const version = z.number().int().min(0);

/** Personal fields of every signup, with a password or with an invitation. */
export const signupPerson = {
  age: z.coerce.number().optional().catch(undefined),
  /** `yyyy-mm-dd`; decides before `age`. The server derives the age by the brand’s time zone and stores no other date. */
  birthDate: z.iso.date().optional().catch(undefined),
  geo: short.default(''),
  region: short.default(''),
  city: short.default(''),
  province: short.default(''),
  gender: ownGender.optional().catch(undefined),
  /** Of a nonbinary person: with whom they are found, beside by those who seek everyone. */
  shownWith: shownWith.optional().catch(undefined),
  seeking: soughtGender.optional().catch(undefined),
  terms1: z.boolean().default(false),
  terms2: z.boolean().default(false),
  terms3: z.boolean().default(false),
  terms4: z.boolean().default(false),
  /** Version of the text shown beside each ticked box; without it the newest version counts as read. */
  readVersions: z
    .object({ terms1: version, terms2: version, terms3: version, terms4: version })
    .partial()
    .optional(),
};

/** Whether a mail was sent; false only where the brand discloses that the address has no account. */
export const mailOutcome = z.object({ result: z.union([z.literal('OK'), z.literal(false)]) });

/** Rate limits of calls by which any visitor can have a mail sent to an address. */
export const mailLimits = [
  { by: 'address', points: 10, seconds: 600 },
  { by: 'email', points: 4, seconds: 600 },
] as const;

export const signupTravels = {
  bodyAs: 'envelope',
  reply: z.union([accountSchema, mailSent]),
  replyAs: 'sealed',
} as const;

export const signupErrors = [
  'age_refused',
  'place_unknown',
  'gender_missing',
  'seeking_missing',
  'consent_missing',
  'consent_outdated',
  'redirect_elsewhere',
  'email_taken',
  'fingerprint_taken',
  'welcome_already_sent',
  'account_disabled',
  'too_many_registrations',
  'input_invalid',
  'envelope_invalid',
] as const;

export const signupLimits = [
  { by: 'address', points: 20, seconds: 600, error: 'too_many_registrations' },
  { by: 'email', points: 6, seconds: 600, error: 'too_many_registrations' },
] as const;
