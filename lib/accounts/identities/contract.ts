import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { done } from '../../identity/account-schemas.ts';
import { APPLE_NOTICES_PER_MINUTE } from '../limits.ts';

const unlinking = (context: string, label: string) =>
  endpoint({
    context,
    access: 'member',
    summary: `Unlinks ${label} from the account and ends every other session. Refused without a password, which would be the only login left.`,
    reply: done,
    errors: ['unauthenticated', 'not_found', 'password_unset', 'too_many_requests'],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  });

/** How a member manages the accounts of identity providers linked to theirs, and what the providers report. */
export const identitiesContract = {
  'DELETE /api/users/auth/google': unlinking('google', 'Google'),
  'DELETE /api/users/auth/apple': unlinking('apple', 'Apple'),
  'POST /api/webhooks/apple': endpoint({
    context: 'webhook',
    access: 'signed',
    summary:
      'Apple’s notifications about its accounts, signed by Apple: a revoked consent or a deleted Apple account unlinks it and ends the sessions.',
    bodyAs: 'raw',
    bodyLimit: 16 * 1024,
    reply: z.unknown(),
    replyAs: 'response',
    errors: ['signature_invalid', 'input_invalid', 'identity_unavailable'],
    limits: [{ by: 'address', points: APPLE_NOTICES_PER_MINUTE, seconds: 60 }],
    originExempt: true,
  }),
} satisfies Contract;
