import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { otherProfileSchema, untranslatedFields } from '../contract.ts';
import { SEARCH_MAX_PAGE } from '../limits.ts';

export const likersContract = {
  'GET /api/users/likers': endpoint({
    context: 'likes',
    access: 'member',
    summary:
      'A page of the members who like the caller and have had no answer yet, the latest like first. A free member may ' +
      'see as many pages as of a search.',
    query: z.object({ page: z.coerce.number().int().min(1).max(SEARCH_MAX_PAGE).default(1) }),
    reply: z.object({
      profiles: z.array(otherProfileSchema).readonly(),
      total: z.number(),
      page: z.number(),
      pages: z.number(),
    }),
    verbatimKeys: untranslatedFields,
    errors: ['unauthenticated', 'input_invalid', 'page_locked', 'too_many_requests'],
    limits: [{ by: 'member', points: 120, seconds: 60 }],
  }),
} satisfies Contract;
