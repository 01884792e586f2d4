import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { otherProfileSchema, untranslatedFields } from '../contract.ts';
import { SEARCH_MAX_PAGE } from '../limits.ts';

const trackerId = z.string().max(64).optional();

/** The profiles that a member saved: only the member sees the list. */
export const favouritesContract = {
  'GET /api/users/favourites': endpoint({
    context: 'favourites',
    access: 'member',
    summary: 'A page of the profiles that the member saved and may still see, newest first.',
    query: z.object({ page: z.coerce.number().int().min(1).max(SEARCH_MAX_PAGE).default(1) }),
    reply: z.object({
      profiles: z.array(otherProfileSchema).readonly(),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
    }),
    verbatimKeys: untranslatedFields,
    errors: ['unauthenticated', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'member', points: 120, seconds: 60 }],
  }),
  'POST /api/users/favourites': endpoint({
    context: 'favourites',
    access: 'member',
    summary:
      'Saves a profile, or removes it from the member’s list. Nobody is notified, and it costs nothing.',
    body: z.object({ angelId: z.string().min(1).max(64), saved: z.boolean(), trackerId }),
    reply: z.object({ result: z.literal('OK'), saved: z.boolean() }),
    errors: ['unauthenticated', 'input_invalid', 'not_found', 'too_many_requests'],
    limits: [{ by: 'member', points: 120, seconds: 60 }],
  }),
} satisfies Contract;
