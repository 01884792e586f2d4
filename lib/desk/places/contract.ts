import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

const place = z.object({
  kind: z.enum(['member', 'order', 'ticket', 'declaration']),
  /** What matched: `charge`, or `ticket`. */
  by: z.string(),
  /** The page of it. */
  path: z.string(),
});

export type Place = z.infer<typeof place>;

export const placesContract = {
  'GET /api/desk/places': endpoint({
    access: 'operator',
    summary:
      'The pages of what has exactly this id, reference or number, among those the role may open. Contains no personal data.',
    query: z.object({ term: z.string().trim().min(3).max(320) }),
    reply: z.object({ places: z.array(place) }),
    errors: [],
    limits: [{ by: 'address', points: 300, seconds: 600 }],
  }),
} satisfies DeskContract;
