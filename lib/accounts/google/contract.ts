import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { done } from '../../identity/account-schemas.ts';

/** How a member manages the Google account linked to theirs. */
export const googleContract = {
  'DELETE /api/users/auth/google': endpoint({
    context: 'google',
    access: 'member',
    summary:
      'Unlinks Google from the account and ends every other session. Refused without a password, which would be the only login left.',
    reply: done,
    errors: ['unauthenticated', 'not_found', 'password_unset', 'too_many_requests'],
    limits: [{ by: 'member', points: 10, seconds: 600 }],
  }),
} satisfies Contract;
