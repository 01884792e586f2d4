import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { clickid, done, iso, password, short } from '../../identity/account-schemas.ts';
import { ERASURE_GRACE_MS } from '../limits.ts';
import { DAY } from '../../kernel/clock.ts';

const erasure = z.object({
  result: z.literal('OK'),
  /** Null: a link was mailed that has to be confirmed first (accounts without password). */
  eraseAt: iso.nullable(),
});

/** Erasure of the account, and its cancellation during the grace period. */
export const erasureContract = {
  'POST /api/users/erase': endpoint({
    context: 'erase',
    access: 'member',
    summary: `Requests the erasure of the account in ${ERASURE_GRACE_MS / DAY} days: hidden and without renewals immediately. Requires the password; an account without one gets a link by email.`,
    body: z.object({ password: password.default(''), clickid }),
    reply: erasure,
    errors: [
      'unauthenticated',
      'not_found',
      'password_missing',
      'password_wrong',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
  'POST /api/users/confirmErase': endpoint({
    context: 'erase',
    access: 'visitor',
    summary: 'Confirms the erasure by the mailed token, for an account without a password.',
    body: z.object({ token: short.default('') }),
    reply: z.object({ result: z.literal('OK'), eraseAt: iso }),
    errors: ['token_expired', 'too_many_requests'],
    limits: [{ by: 'address', points: 30, seconds: 300 }],
  }),
  'POST /api/users/keepAccount': endpoint({
    context: 'erase',
    access: 'member',
    summary: `Cancels the erasure within the ${ERASURE_GRACE_MS / DAY} days. Renewals stay off.`,
    body: z.object({ clickid }),
    reply: done,
    errors: ['unauthenticated', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 20, seconds: 600 }],
  }),
} satisfies Contract;
