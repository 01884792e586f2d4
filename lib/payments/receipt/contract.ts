import { z } from 'zod';
import { endpoint, type Contract } from '../../wire/endpoint.ts';

export const receiptsContract = {
  'GET /api/legal/get_receipt/{chargeId}': endpoint({
    context: 'payment',
    access: 'member',
    summary: "The PDF of one of the member's own charges.",
    params: z.object({ chargeId: z.string().max(40) }),
    reply: z.string(),
    replyAs: 'response',
    errors: ['not_found'],
    limits: [{ by: 'member', points: 30, seconds: 60 }],
  }),
} satisfies Contract;
