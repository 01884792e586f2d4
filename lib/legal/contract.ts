import { z } from 'zod';
import { endpoint, type Contract } from '../wire/endpoint.ts';

export const legalContract = {
  'POST /api/legal': endpoint({
    context: 'legal',
    access: 'visitor',
    summary:
      'A legal page as HTML: p is the page, d the host, l the language. English is the fallback language.',
    body: z.object({
      p: z.string().max(40),
      d: z.string().max(253).optional(),
      l: z.string().max(35).optional(),
    }),
    reply: z.string(),
    replyAs: 'html',
    errors: ['input_invalid', 'not_found', 'too_many_requests'],
    limits: [{ by: 'address', points: 120, seconds: 60 }],
    // It changes nothing, and the texts' client also calls it from the payment host.
    originExempt: true,
  }),
} satisfies Contract;
