import { z } from 'zod';
import { endpoint, type Contract } from '../wire/endpoint.ts';
import {
  accountSchema,
  done,
  email,
  mailLimits,
  mailOutcome,
  origin,
  password,
  short,
  signupErrors,
  signupLimits,
  signupPerson,
  signupTravels,
} from '../identity/account-schemas.ts';
import { REACHING } from './notices/channel-question.ts';

export const accountsContract = {
  'POST /api/users/register': endpoint({
    context: 'register',
    access: 'visitor',
    summary:
      'Creates an account and a session. An interrupted signup can be repeated with its password.',
    body: z.object({
      ...origin,
      email: email.default(''),
      password: password.default(''),
      ...signupPerson,
    }),
    ...signupTravels,
    errors: [
      'email_malformed',
      'email_refused',
      'password_missing',
      'password_weak',
      'password_breached',
      ...signupErrors,
    ],
    limits: signupLimits,
  }),
  'POST /api/users/authenticate': endpoint({
    context: 'login',
    access: 'visitor',
    summary: 'Creates a session from an email address and password.',
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
    summary: 'Ends the current session on every instance; idempotent.',
    reply: done,
    errors: ['too_many_requests'],
    limits: [{ by: 'address', points: 60, seconds: 60 }],
  }),
  'POST /api/users/verify': endpoint({
    context: 'verify',
    access: 'visitor',
    summary:
      'Renews a session at start-up and returns its state; verify is false without one, with an error when the account is disabled.',
    /** A pending account's token, which opens no session, is longer than a session's. */
    body: z.object({ token: z.string().max(4_000).optional(), trackerId: short.optional() }),
    reply: z.union([
      accountSchema.extend({
        verify: z.literal(true),
        source: z.string().nullable(),
        /** Notification channels to offer now, once per member; empty when there is nothing to ask. */
        askChannels: z.array(z.enum(REACHING)),
      }),
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
      'Confirms the address by the mailed token and creates a session if there is none. With a session and no token it only returns the current state.',
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
    summary: 'Mails a new confirmation link to the member’s address; older links stop working.',
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
    reply: mailOutcome,
    errors: ['email_malformed', 'too_many_requests'],
    limits: mailLimits,
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
