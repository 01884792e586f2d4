import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { done, iso, short } from '../../identity/account-schemas.ts';

const session = z.object({
  id: z.string(),
  /** Product names, the same in every language; null where the browser did not send them. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['phone', 'tablet', 'computer', 'app']).nullable(),
  createdAt: iso,
  lastSeenAt: iso,
  current: z.boolean(),
});

/** Where the member is logged in, and how to log out there. */
export const sessionContract = {
  'GET /api/users/sessions': endpoint({
    context: 'sessions',
    access: 'member',
    summary: 'The member’s sessions, the current one first.',
    reply: z.array(session),
    errors: ['unauthenticated'],
  }),
  'DELETE /api/users/sessions': endpoint({
    context: 'sessions',
    access: 'member',
    summary: 'Ends every session of the member except the current one.',
    reply: done,
    errors: ['unauthenticated'],
  }),
  'DELETE /api/users/sessions/{id}': endpoint({
    context: 'sessions',
    access: 'member',
    summary: 'Ends one of the member’s own sessions; for the current one this is a logout.',
    params: z.object({ id: short }),
    reply: done,
    errors: ['unauthenticated', 'not_found'],
  }),
} satisfies Contract;
