import { z } from 'zod';
import { endpoint, type DeskContract } from '../../wire/endpoint.ts';

export const policyReportsContract = {
  'POST /api/log/csp': endpoint({
    access: 'public',
    summary: 'Reports a violation of the desk’s content security policy.',
    bodyAs: 'raw',
    bodyLimit: 16 * 1024,
    reply: z.object({ result: z.literal('OK') }),
    errors: ['input_invalid'],
    limits: [{ by: 'address', points: 20, seconds: 60 }],
  }),
} satisfies DeskContract;
