import { z } from 'zod';
import { locales } from '../../brands/schema.ts';
import { AutologinChannel } from '../../db/generated/enums.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import {
  accountSchema,
  email,
  mailLimits,
  mailOutcome,
  origin,
  ownGender,
  soughtGender,
  short,
  signupErrors,
  signupLimits,
  signupPerson,
  signupTravels,
} from '../../identity/account-schemas.ts';
import { LOGIN_LINK_MS } from '../limits.ts';
import { HOUR } from '../../kernel/clock.ts';

const long = z.string().max(4_000);

/** As the provider sent it with the browser; `code` is useless without this browser's own attempt. */
const returned = {
  code: long.optional(),
  state: short.optional(),
  iss: short.optional(),
  error: short.optional(),
};

/** `login` is null for a pending account: its token asks for region and consents, and opens no session. */
const byProvider = z.object({
  token: z.string(),
  login: z.literal(true).nullable(),
  giftedMessages: z.number(),
  clickid: z.string().nullable(),
  email: z.string(),
  /** Tracking parameters of the page where the sign-in began: `?source=…` or empty. */
  query: z.string(),
});

const providerErrors = [
  'identity_refused',
  'identity_denied',
  'identity_unverified',
  'identity_unavailable',
  'email_taken',
  'account_disabled',
  'too_many_requests',
] as const;

const providerLimits = [{ by: 'address', points: 30, seconds: 300 }] as const;

/** Page and tracking parameters of the visit from which a sign-in begins. */
const started = z.object({
  entry: z.enum(['login', 'home']).default('home'),
  language: z.enum(locales).optional(),
  source: short.optional(),
  campid: short.optional(),
  country: short.optional(),
  clickid: short.optional(),
  tid: short.optional(),
  kcampaign: short.optional(),
  utm_source: short.optional(),
  utm_medium: short.optional(),
  utm_campaign: short.optional(),
  fluxid: short.optional(),
  remarketing_clickid: short.optional(),
});

export const landingsContract = {
  'GET /api/users/auth/google/start': endpoint({
    context: 'google',
    access: 'visitor',
    summary:
      'Sends the browser to Google, with state, nonce and PKCE verifier sealed into a cookie of ten minutes.',
    query: started,
    reply: z.string(),
    replyAs: 'response',
    errors: ['too_many_requests'],
    limits: providerLimits,
  }),
  'POST /api/users/auth/google': endpoint({
    context: 'google',
    access: 'visitor',
    summary: 'Completes a Google login that started at the login page.',
    body: z.object({
      ...origin,
      ...returned,
      gender: ownGender.optional().catch(undefined),
      seeking: soughtGender.optional().catch(undefined),
    }),
    reply: byProvider,
    replyAs: 'sealed',
    errors: providerErrors,
    limits: providerLimits,
  }),
  'POST /api/users/auth/google/home': endpoint({
    context: 'google',
    access: 'visitor',
    summary: 'Completes a Google login that started at a landing page.',
    body: z.object({ ...origin, ...returned }),
    reply: byProvider,
    replyAs: 'sealed',
    errors: providerErrors,
    limits: providerLimits,
  }),
  'GET /api/users/auth/apple/start': endpoint({
    context: 'apple',
    access: 'visitor',
    summary:
      'Sends the browser to Apple, with state and nonce sealed into a cookie of ten minutes.',
    query: started,
    reply: z.string(),
    replyAs: 'response',
    errors: ['too_many_requests'],
    limits: providerLimits,
  }),
  'POST /api/users/auth/apple': endpoint({
    context: 'apple',
    access: 'visitor',
    summary:
      'Completes a login with Apple, from the page that Apple’s form POST was redirected to.',
    body: z.object({ ...origin, ...returned }),
    reply: byProvider,
    replyAs: 'sealed',
    errors: providerErrors,
    limits: providerLimits,
  }),
  'POST /api/users/extSign_register': endpoint({
    context: 'register',
    access: 'visitor',
    summary:
      'Creates an account from a login with Google or Apple or a signed link (both by token) or from the short form (by address): region, age and consents, no password.',
    body: z.object({
      ...origin,
      token: long.optional(),
      email: email.default(''),
      ...signupPerson,
    }),
    ...signupTravels,
    errors: ['token_expired', 'email_malformed', 'email_refused', ...signupErrors],
    limits: signupLimits,
  }),
  'POST /api/users/autoLogin': endpoint({
    context: 'autologin',
    access: 'visitor',
    summary: `Mails a login link, valid once for ${LOGIN_LINK_MS / HOUR} hours. A brand with private disclosure always answers OK.`,
    body: z.object({
      ...origin,
      email: email.default(''),
      /** Base64 of the path to open; the start page by default. */
      redirect: long.optional(),
    }),
    reply: mailOutcome,
    errors: ['email_malformed', 'redirect_invalid', 'too_many_requests'],
    limits: mailLimits,
  }),
  'POST /api/users/autoLogin/enter': endpoint({
    context: 'autologin',
    access: 'visitor',
    summary:
      'Redeems the token of a login link from the button of its landing page. Creates a session.',
    body: z.object({
      token: short.default(''),
      redirect: long.default(''),
      channel: z.enum(AutologinChannel).default('email'),
    }),
    reply: z.object({ clickid: z.string(), target: z.string(), token: z.string().optional() }),
    errors: ['redirect_invalid', 'token_expired', 'account_disabled', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),
  'GET /api/users/{trackerId}': endpoint({
    context: 'autologin',
    access: 'member',
    summary:
      'The member’s own user object for a landing page that logged in: the headers RemarketingClickid, tipoautologin and eventoautologin are stored as an attribution.',
    params: z.object({ trackerId: short }),
    reply: accountSchema.omit({ token: true }),
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 30, seconds: 300 }],
  }),
} satisfies Contract;
