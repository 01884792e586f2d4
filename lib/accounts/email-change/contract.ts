import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { iso, short } from '../../identity/account-schemas.ts';
import { CHANGE_EMAIL_MS, UNDO_CHANGE_EMAIL_MS } from '../limits.ts';
import { HOUR } from '../../kernel/clock.ts';

/** Change of the account's address, applied by the link mailed to the new address. */
export const emailChangeContract = {
  'POST /api/users/changeEmail': endpoint({
    context: 'email',
    access: 'member',
    summary: `Requests a change of the email address: a link goes to the new address (${CHANGE_EMAIL_MS / HOUR} hours), and a confirmed old address gets a link to undo it (${UNDO_CHANGE_EMAIL_MS / HOUR} hours). The change takes effect when the new link is confirmed.`,
    body: z.object({
      oldEmail: z.string().max(320).default(''),
      newEmail: z.string().max(320).default(''),
      brand: short.optional(),
    }),
    reply: z.object({
      result: z.literal('OK'),
      /**
       * `email`: where the link was sent. `valid_email`: false when mail to it bounced before or its domain
       * accepts none.
       */
      user: z.object({ email: z.string(), valid_email: z.boolean(), until: iso }),
    }),
    errors: [
      'unauthenticated',
      'not_found',
      'email_malformed',
      'email_refused',
      'same_email',
      'signup_email',
      'email_taken',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 6, seconds: 3_600 }],
  }),
  'POST /api/users/confirmNewEmail': endpoint({
    context: 'email',
    access: 'visitor',
    summary: 'Confirms the new address by the mailed token, once.',
    body: z.object({ token: short.default('') }),
    reply: z.object({ result: z.literal('OK'), email: z.string() }),
    errors: ['token_expired', 'email_taken', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),
  'POST /api/users/undoEmail': endpoint({
    context: 'email',
    access: 'visitor',
    summary:
      'Restores the old address by the token mailed to it, once, and ends every session of the account.',
    body: z.object({ token: short.default('') }),
    reply: z.object({ result: z.literal('OK'), email: z.string() }),
    errors: ['token_expired', 'email_taken', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),
} satisfies Contract;
