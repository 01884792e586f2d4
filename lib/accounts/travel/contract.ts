import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';

const clickid = z.string().max(64).optional();
const travel = z.object({ region: z.string(), until: z.iso.datetime() });

export const travelContract = {
  'POST /api/users/travel': endpoint({
    context: 'profile',
    access: 'member',
    summary:
      'Begins a trip of 14 days to another region of the caller’s country, which needs a paid period: they are found there and search from there, and their profile says so. At most one trip begins in 7 days.',
    body: z.object({ region: z.string().max(100), clickid }),
    reply: z.object({ result: z.literal('OK'), travel }),
    errors: [
      'unauthenticated',
      'not_found',
      'input_invalid',
      'plan_required',
      'place_unknown',
      'travel_home',
      'travel_running',
      'travel_early',
      'too_many_requests',
    ],
    limits: [{ by: 'member', points: 30, seconds: 300 }],
  }),
  'POST /api/users/travel/end': endpoint({
    context: 'profile',
    access: 'member',
    summary: 'Ends the caller’s trip: they are found in their own region at once.',
    body: z.object({ clickid }),
    reply: z.object({ result: z.literal('OK') }),
    errors: ['unauthenticated', 'not_found', 'input_invalid', 'too_many_requests'],
    limits: [{ by: 'member', points: 30, seconds: 300 }],
  }),
} satisfies Contract;
