import { z } from 'zod';
import { DatingIntent, Interest } from '../../db/generated/enums.ts';
import { endpoint, type Contract } from '../../wire/endpoint.ts';
import { otherProfileSchema, untranslatedFields } from '../contract.ts';
import { PICKS_A_DAY } from '../limits.ts';

export const picksContract = {
  'GET /api/users/picks': endpoint({
    context: 'picks',
    access: 'member',
    summary: `Up to ${String(PICKS_A_DAY)} members of the region for today, the same all day, each with what the two have in common. Never hosted profiles; nobody is rated.`,
    reply: z.object({
      picks: z
        .array(
          z.object({
            profile: otherProfileSchema,
            /** At least one of the two is given. */
            reason: z.object({
              interests: z.array(z.enum(Interest)).readonly(),
              datingIntent: z.enum(DatingIntent).nullable(),
            }),
          }),
        )
        .readonly(),
    }),
    verbatimKeys: untranslatedFields,
    errors: ['unauthenticated', 'too_many_requests'],
    limits: [{ by: 'member', points: 60, seconds: 60 }],
  }),
} satisfies Contract;
