import { z } from 'zod';
import { locales } from '../brands/schema.ts';
import { endpoint, type Contract } from '../wire/endpoint.ts';

const email = z.string().max(320);
const password = z.string().max(1_024);
const short = z.string().max(200);
export const sex = z.enum(['man', 'woman']);
const iso = z.date().transform((at) => at.toISOString());

/** What the texts' client sends with every entry. Unknown senders of it are many, so nothing is required. */
export const origin = {
  country: short.optional(),
  ip: short.optional(),
  /** The affiliate's click, not ours. */
  clickid: short.optional(),
  fingerprint: short.optional(),
  /** `fluxid` of the address; a client that chooses the flow itself sends its choice. */
  flowId: short.optional(),
  /** Path and affiliate of the address where the form stood: they decide the flow where none is named. */
  path: z.string().max(1_000).default(''),
  tid: short.optional(),
  brand: short.optional(),
  source: short.optional(),
  campid: short.optional(),
  ua: z.string().max(1_000).optional(),
  language: z.enum(locales).optional(),
};

const flow = z.object({
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

/** The user object of the texts, the same after signup, login and verification. */
export const accountSchema = z.object({
  /** A bearer for API and native clients; the browser has the cookie and stores nothing. */
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
  gender: sex,
  seeking: sex,
  lastActivity: iso.nullable(),
  login: z.boolean(),
  firstLogin: z.boolean(),
  /** Free messages given with this very answer; 0 when none. */
  giftedMessages: z.number(),
});

/** What a brand with private disclosure answers to every signup: the rest is in the mail. */
export const mailSent = z.object({
  code: z.literal('welcome_already_sent'),
  message: z.string(),
});

const result = z.object({ result: z.union([z.literal('OK'), z.literal(false)]) });

export const accountsContract = {
  'POST /api/users/register': endpoint({
    context: 'register',
    access: 'visitor',
    summary:
      'Opens an account and a session. An interrupted signup may be repeated with its password.',
    body: z.object({
      ...origin,
      email: email.default(''),
      password: password.default(''),
      age: z.coerce.number().optional().catch(undefined),
      geo: short.default(''),
      region: short.default(''),
      city: short.default(''),
      province: short.default(''),
      gender: sex.optional().catch(undefined),
      seeking: sex.optional().catch(undefined),
      terms1: z.boolean().default(false),
      terms2: z.boolean().default(false),
      terms3: z.boolean().default(false),
      terms4: z.boolean().default(false),
    }),
    bodyAs: 'envelope',
    reply: z.union([accountSchema, mailSent]),
    replyAs: 'sealed',
    errors: [
      'email_malformed',
      'email_refused',
      'password_missing',
      'password_weak',
      'password_breached',
      'age_refused',
      'place_unknown',
      'gender_missing',
      'seeking_missing',
      'consent_missing',
      'redirect_elsewhere',
      'email_taken',
      'fingerprint_taken',
      'welcome_already_sent',
      'account_disabled',
      'too_many_registrations',
      'input_invalid',
      'envelope_invalid',
    ],
    limits: [
      { by: 'address', points: 20, seconds: 600, error: 'too_many_registrations' },
      { by: 'email', points: 6, seconds: 600, error: 'too_many_registrations' },
    ],
  }),
  'POST /api/users/authenticate': endpoint({
    context: 'login',
    access: 'visitor',
    summary: 'Opens a session for an address and its password.',
    body: z.object({
      ...origin,
      email: email.default(''),
      password: password.default(''),
      city: short.optional(),
      region: short.optional(),
    }),
    reply: accountSchema,
    errors: [
      'email_malformed',
      'password_missing',
      'member_unknown',
      'wrong_credentials',
      'account_disabled',
      'too_many_requests',
    ],
    limits: [
      { by: 'address', points: 30, seconds: 300 },
      { by: 'email', points: 10, seconds: 300 },
    ],
  }),
  'POST /api/users/logout': endpoint({
    context: 'logout',
    access: 'visitor',
    summary: 'Ends this session on every instance; without one it changes nothing.',
    reply: z.object({ result: z.literal('OK') }),
    errors: ['too_many_requests'],
    limits: [{ by: 'address', points: 60, seconds: 60 }],
  }),
  'POST /api/users/verify': endpoint({
    context: 'verify',
    access: 'visitor',
    summary:
      'Renews a session at start-up and tells its state; verify is false without one, with an error when the account is disabled.',
    body: z.object({ token: z.string().max(200).optional(), trackerId: short.optional() }),
    reply: z.union([
      accountSchema.extend({ verify: z.literal(true), source: z.string().nullable() }),
      z.object({ verify: z.literal(false), error: z.literal('account_disabled').optional() }),
    ]),
    replyAs: 'sealed',
    errors: ['input_invalid', 'too_many_requests'],
    limits: [{ by: 'address', points: 240, seconds: 60 }],
  }),
  'POST /api/users/confirmEmail': endpoint({
    context: 'confirm',
    access: 'visitor',
    summary:
      'Confirms the address by the mailed token and opens a session if there is none. With a session alone it only answers what is already so.',
    body: z.object({
      token: z.string().max(200).optional(),
      clickid: short.optional(),
      brand: short.optional(),
    }),
    reply: z.object({ clickid: z.string(), firstLogin: z.boolean(), token: z.string().optional() }),
    errors: [
      'token_expired',
      'unauthenticated',
      'email_unconfirmed',
      'account_disabled',
      'too_many_requests',
    ],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),
  'POST /api/users/resendConfirmation': endpoint({
    context: 'confirm',
    access: 'member',
    summary: 'Mails a new confirmation link to the member’s address; the older links stop working.',
    reply: z.object({ result: z.literal('OK'), email: z.string(), confirmed_email: z.boolean() }),
    errors: ['unauthenticated', 'too_many_requests'],
    limits: [{ by: 'member', points: 4, seconds: 600 }],
  }),
  'POST /api/users/getTokenForReset': endpoint({
    context: 'reset',
    access: 'visitor',
    summary:
      'Mails a link to choose a new password. A brand with private disclosure always answers OK.',
    body: z.object({
      ...origin,
      email: email.default(''),
      city: short.optional(),
      region: short.optional(),
    }),
    reply: result,
    errors: ['email_malformed', 'too_many_requests'],
    limits: [
      { by: 'address', points: 10, seconds: 600 },
      { by: 'email', points: 4, seconds: 600 },
    ],
  }),
  'POST /api/users/changePassword': endpoint({
    context: 'reset',
    access: 'visitor',
    summary:
      'Sets a new password by the mailed token, once, and ends every session of the account.',
    body: z.object({
      token: z.string().max(200).default(''),
      email: email.optional(),
      password: password.default(''),
      brand: short.optional(),
    }),
    reply: z.object({ result: z.literal('OK'), user: z.object({ clickid: z.string() }) }),
    errors: [
      'token_expired',
      'password_missing',
      'password_weak',
      'password_breached',
      'too_many_requests',
    ],
    limits: [{ by: 'address', points: 20, seconds: 600 }],
  }),
} satisfies Contract;
